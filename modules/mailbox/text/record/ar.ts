import { ar as signin } from '#modules/signin/text/record/ar.ts'
export const ar = {
  rights: { clearUndeliverable: 'إعادة عنوان بريد مرفوض' },
  columns: { since: signin.facts.since, refusals: 'رسائل مرفوضة' },
} as const
