import { ar as terms } from '#platform/web/text/terms/ar.ts'
export const ar = {
  title: terms.digitsInArabic,
  kinds: { academy: 'كما تكتبها الأكاديمية', arab: 'مشرقية', latn: 'لاتينية' },
  hint: 'لما تراه في الصفحات. أما الرسائل والمستندات فبأرقام الأكاديمية.',
}
