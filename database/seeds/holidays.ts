import { json, type Database } from '#platform/server/database.ts'
import { occurrencesIn, type Recurring } from '#modules/planning/rules/recurring.ts'
import { insertMany } from './insert-many.ts'

const fixed = [
  ['01-01', 'رأس السنة الميلادية', 'New Year’s Day', 'Jour de l’an'],
  ['01-07', 'عيد الميلاد المجيد', 'Coptic Christmas', 'Noël copte'],
  ['01-25', 'عيد الشرطة وثورة ٢٥ يناير', 'Police Day and 25 January', 'Fête de la police et du 25 janvier'],
  ['04-25', 'عيد تحرير سيناء', 'Sinai Liberation Day', 'Libération du Sinaï'],
  ['05-01', 'عيد العمال', 'Labour Day', 'Fête du travail'],
  ['06-30', 'ثورة ٣٠ يونيو', '30 June', '30 juin'],
  ['07-23', 'عيد الثورة', 'Revolution Day', 'Fête de la révolution'],
  ['10-06', 'عيد القوات المسلحة', 'Armed Forces Day', 'Fête des forces armées'],
] as const

// Month and day of the Umm al-Qura calendar, and how many days off.
const hijri = [
  [10, 1, 3, 'عيد الفطر', 'Eid al-Fitr', 'Aïd el-Fitr'],
  [12, 9, 4, 'وقفة عرفات وعيد الأضحى', 'Arafat Day and Eid al-Adha', 'Arafat et Aïd el-Adha'],
  [1, 1, 1, 'رأس السنة الهجرية', 'Islamic New Year', 'Nouvel an de l’hégire'],
  [3, 12, 1, 'المولد النبوي الشريف', 'Birthday of the Prophet', 'Mouled'],
] as const

type Words = { readonly ar: string; readonly en: string; readonly fr: string }
type Named = Recurring & { readonly name: Words }

const recurring: readonly Named[] = [
  ...fixed.map(([day, ar, en, fr]): Named => {
    const [month, date] = day.split('-').map(Number) as [number, number]
    return { kind: 'fixed', month, date, dayCount: 1, correction: 0, name: { ar, en, fr } }
  }),
  ...hijri.map(([month, date, dayCount, ar, en, fr]): Named => ({
    kind: 'hijri',
    month,
    date,
    dayCount,
    correction: 0,
    name: { ar, en, fr },
  })),
]

const terms = (year: number) => [
  {
    name: { ar: 'الفصل الأول', en: 'First term', fr: 'Premier semestre' },
    firstDay: `${year}-01-01`,
    lastDay: `${year}-06-30`,
  },
  {
    name: { ar: 'الفصل الثاني', en: 'Second term', fr: 'Second semestre' },
    firstDay: `${year}-07-01`,
    lastDay: `${year}-12-31`,
  },
]

/** The academy's calendar: these years with two terms each, and its recurring holidays with their days in them. */
export async function insertCalendar(db: Database, years: readonly number[]): Promise<void> {
  await insertMany(
    db,
    'planning.calendar_year',
    years.map((year) => ({
      year,
      first_day: `${year}-01-01`,
      last_day: `${year}-12-31`,
      weekdays: [0, 1, 2, 3, 4],
      starts_at: '09:00',
      ends_at: '14:00',
      terms: json(terms(year)),
    })),
  )
  const added = await db
    .insertInto('planning.recurring_holiday')
    .values(
      recurring.map(({ name, kind, month, date, dayCount, correction }) => ({
        name: json(name),
        kind,
        month,
        date,
        day_count: dayCount,
        correction,
      })),
    )
    .returning('id')
    .execute()
  const days = recurring.flatMap((holiday, at) =>
    years
      .flatMap((year) => occurrencesIn(holiday, `${year}-01-01`, `${year}-12-31`))
      .map(({ year, firstDay, lastDay }) => ({
        name: json(holiday.name),
        kind: holiday.kind,
        first_day: firstDay,
        last_day: lastDay,
        recurring_id: added[at]!.id,
        occurrence: year,
      })),
  )
  await insertMany(
    db,
    'planning.holiday',
    days.sort((a, b) => a.first_day.localeCompare(b.first_day)),
  )
}
