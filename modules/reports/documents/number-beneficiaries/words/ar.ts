import { ar as terms } from '#platform/web/text/terms/ar.ts'
import { ar as own } from '#modules/reports/text/ar.ts'

export const ar = {
  title: 'أعداد المستفيدين',
  classNumber: terms.classNumber,
  dates: terms.dates,
  trainees: terms.trainees,
  men: 'ذكور',
  women: 'إناث',
  together: own.together,
  organization: terms.organization,
  nationality: terms.nationality,
  noOrganization: own.none.organization,
  noNationality: own.none.other,
  nobody: 'لا أحد مسجَّل في هذه الشعبة بعد.',
}
