import { json, type Database } from '#platform/server/database.ts'
import { idsByCode } from '../../ids-by-code.ts'
import { insertMany } from '../../insert-many.ts'
import { samplePasswordHash } from '../../password.ts'
import { cast } from '../../cast/members.ts'
import { addAccounts, addInstructors } from '../../world/people.ts'
import { personName } from './names.ts'
import type { Random } from '../random.ts'

/** What each instructor beside the cast teaches, by course category; the number is years of practice. */
const specialities = [
  ['SAFETY', 12],
  ['SAFETY', 9],
  ['SECURITY', 14],
  ['SECURITY', 8],
  ['GROUND', 10],
  ['GROUND', 7],
  ['ATS', 18],
  ['ATS', 11],
  ['MAINTENANCE', 20],
  ['MAINTENANCE', 9],
  ['PASSENGER', 6],
  ['PASSENGER', 13],
  ['CARGO', 15],
  ['LEADERSHIP', 17],
  ['LEADERSHIP', 10],
  ['LANGUAGES', 8],
  ['DIGITAL', 7],
] as const

/** What the cast's are addressed by. */
const titlesOfCast = [
  [cast.omar, 'MR'],
  [cast.salma, 'MS'],
  [cast.karim, 'MR'],
] as const

/** The engineer and the doctor of the list are masculine in Arabic. */
const titleOf = ({ gender, category, years }: { gender: string; category: string; years: number }) =>
  gender === 'female' ? 'MS' : category === 'MAINTENANCE' ? 'ENG' : years > 16 ? 'DR' : 'MR'

/** The place of the record of whom the last one is the second. */
const earlier = 5

/** Makes twenty instructors together with the cast's, each able to deliver the courses of one field. */
export async function insertInstructors(db: Database, random: Random): Promise<void> {
  const passwordHash = await samplePasswordHash()
  const statuses = await idsByCode(db, 'lookups.instructor_status')
  const sectors = await idsByCode(db, 'lookups.industry_sector')
  const titles = await idsByCode(db, 'lookups.user_title')
  for (const [{ email }, title] of titlesOfCast)
    await db
      .updateTable('people.instructor')
      .set({ title_id: titles.get(title)! })
      .where('email', '=', email)
      .execute()
  const people = specialities.map(([category, years], at) => ({
    ...personName(random),
    category,
    years,
    code: `I-${String(at + 4).padStart(4, '0')}`,
    mobile: `+20100${String(3_000_000 + at * 137).padStart(7, '0')}`,
  }))
  // The newest was entered a second time, with another address.
  const { gender, ar, en, mobile } = people[earlier]!
  Object.assign(people.at(-1)!, { gender, ar, en, mobile })
  const email = (person: (typeof people)[number], at: number) => `${person.handle}.i${at + 4}@instructors.example`
  const accountIds = await addAccounts(
    db,
    people.map((person, at) => ({
      email: email(person, at),
      password_hash: passwordHash,
      role: 'instructor' as const,
      // The title of a doctor or an engineer does not say it.
      gender: person.gender,
      name_ar: person.ar,
      name_en: person.en,
    })),
  )
  const ids = await addInstructors(
    db,
    people.map((person, at) => ({
      account_id: accountIds[at]!,
      code: person.code,
      names: { ar: person.ar, en: person.en },
      email: email(person, at),
      mobile: person.mobile,
      title_id: titles.get(titleOf(person))!,
      is_examiner: at % 2 === 0,
      is_practical_assessor: at % 3 === 0,
      daily_fee_minor: (120 + person.years * 8) * 100,
      status_id: statuses.get(random.pick(['FULLTIME', 'PARTTIME', 'EXTERNAL']))!,
      industry_sector_id: sectors.get(random.pick(['EDUCATION', 'AIRPORT', 'AIRLINE', 'AUTHORITY']))!,
      biography: json(biography(person)),
      is_new: at === people.length - 1,
    })),
  )
  const courses = await db
    .selectFrom('catalogue.course as c')
    .innerJoin('lookups.course_category as k', 'k.id', 'c.category_id')
    .select(['c.id', 'k.code as category'])
    .orderBy('c.id')
    .execute()
  const links = courses.flatMap((course) =>
    people.flatMap((person, at) =>
      person.category === course.category ? [{ course_id: course.id, instructor_id: ids[at]! }] : [],
    ),
  )
  await insertMany(db, 'catalogue.course_instructor', links)
}

function biography({ gender, years }: { gender: string; years: number }) {
  const isWoman = gender === 'female'
  const practice = `${new Intl.NumberFormat('ar-EG').format(years)} ${years > 10 ? 'سنة' : 'سنوات'}`
  return {
    ar: isWoman ? `مدربة معتمدة لها خبرة ${practice} في مجالها.` : `مدرب معتمد له خبرة ${practice} في مجاله.`,
    en: `An approved instructor with ${years} years of practice in the field.`,
    fr: `${isWoman ? 'Formatrice agréée' : 'Formateur agréé'}, ${years} ans d’expérience dans son domaine.`,
  }
}
