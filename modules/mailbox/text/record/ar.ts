export const ar = {
  rights: { clearUndeliverable: 'إعادة عنوان بريد مرفوض' },
  columns: { since: 'منذ', refusals: 'رسائل مرفوضة' },
} as const
