import { json, type Database } from '#platform/server/database.ts'
import { addDays, type Day } from '#platform/shared/values/dates.ts'
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

const hijriParts = new Intl.DateTimeFormat('en-u-ca-islamic-umalqura-nu-latn', {
  timeZone: 'UTC',
  month: 'numeric',
  day: 'numeric',
})

function hijriOf(day: Day): { month: number; day: number } {
  const parts = hijriParts.formatToParts(new Date(`${day}T00:00:00Z`))
  const part = (type: string) => Number(parts.find((each) => each.type === type)?.value)
  return { month: part('month'), day: part('day') }
}

export interface Holiday {
  readonly kind: 'fixed' | 'hijri'
  readonly name: { ar: string; en: string; fr: string }
  readonly first: Day
  readonly last: Day
}

/** The academy's holidays of one Gregorian year, those of the Hijri calendar where they fall in it. */
export function holidaysOf(year: number): Holiday[] {
  const found: Holiday[] = fixed.map(([day, ar, en, fr]) => ({
    kind: 'fixed',
    name: { ar, en, fr },
    first: `${year}-${day}`,
    last: `${year}-${day}`,
  }))
  for (let day = `${year}-01-01`; day.startsWith(String(year)); day = addDays(day, 1)) {
    const at = hijriOf(day)
    const begun = hijri.find(([month, date]) => month === at.month && date === at.day)
    if (!begun) continue
    const [, , count, ar, en, fr] = begun
    found.push({ kind: 'hijri', name: { ar, en, fr }, first: day, last: addDays(day, count - 1) })
  }
  return found.sort((a, b) => a.first.localeCompare(b.first))
}

export async function insertHolidays(db: Database, years: readonly number[]): Promise<void> {
  await insertMany(
    db,
    'planning.holiday',
    years.flatMap(holidaysOf).map((holiday) => ({
      name: json(holiday.name),
      kind: holiday.kind,
      first_day: holiday.first,
      last_day: holiday.last,
    })),
  )
}
