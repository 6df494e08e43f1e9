export const ar = {
  columns: { state: 'الحالة' },
} as const
