import { json, type Database } from '#platform/server/database.ts'
import { dayOf, type Day } from '#platform/shared/values/dates.ts'
import { cast, type CastKey } from './cast/members.ts'
import { castCourseInstructors, castCourses } from './cast/courses.ts'
import { castInstructors, castTrainees } from './cast/people.ts'
import { castClassRooms } from './cast/class-rooms.ts'
import { insertCourses } from './course-seed.ts'
import { insertCalendar } from './holidays.ts'
import { idsByCode } from './ids-by-code.ts'
import { insertMany } from './insert-many.ts'
import { samplePasswordHash } from './password.ts'
import { insertClassRooms } from './class-room-seed.ts'
import { raiseSeries } from './series.ts'
import { addAccounts, addInstructors, addOrganizations, addTrainees } from './world/people.ts'

/**
 * The named people with what their story starts from: three courses, four class rooms, the holidays of this and the next
 * year. Needs the lookups. Everybody's password is `castPassword`.
 */
export async function seedCast(db: Database, today: Day = dayOf(new Date())): Promise<void> {
  const accounts = await insertAccounts(db)
  const organizationId = await insertNileAviation(db, accounts.hany)
  await insertCastTrainees(db, accounts, organizationId)
  const instructors = await insertCastInstructors(db, accounts)
  const courses = await insertCourses(db, castCourses)
  await insertMany(
    db,
    'catalogue.course_instructor',
    castCourseInstructors.map(([course, key]) => ({
      course_id: courses.get(course)!,
      instructor_id: instructors.get(key)!,
    })),
  )
  await insertClassRooms(db, castClassRooms)
  const year = Number(today.slice(0, 4))
  await insertCalendar(db, [year - 1, year, year + 1])
  await raiseSeries(db, { trainee: castTrainees.length, instructor: castInstructors.length, organization: 1 })
}

async function insertAccounts(db: Database): Promise<Record<CastKey, number>> {
  const members = Object.values(cast)
  const passwordHash = await samplePasswordHash()
  const ids = await addAccounts(
    db,
    members.map((member) => ({
      email: member.email,
      password_hash: passwordHash,
      role: member.role as never,
      name_ar: member.nameAr,
      name_en: member.nameEn,
      permissions: [...member.permissions],
      gender: member.gender,
    })),
  )
  return Object.fromEntries(members.map((member, at) => [member.key, ids[at]!])) as Record<CastKey, number>
}

async function insertNileAviation(db: Database, accountId: number): Promise<number> {
  const countries = await idsByCode(db, 'lookups.country')
  const [id] = await addOrganizations(db, [
    {
      account_id: accountId,
      code: 'ORG-0001',
      name: json({ ar: 'النيل للطيران', en: 'Nile Aviation', fr: 'Nile Aviation' }),
      address1: '١٢ شارع العروبة، مصر الجديدة',
      city: 'القاهرة',
      zip: '11757',
      country_id: countries.get('EG')!,
      contact_name: cast.hany.nameAr,
      contact_job_title: 'مدير التدريب',
      contact_email: cast.hany.email,
      contact_phone: '+20222660011',
      credit_approved: true,
    },
  ])
  return id!
}

async function insertCastTrainees(db: Database, accounts: Record<CastKey, number>, nileAviationId: number) {
  const nationalities = await idsByCode(db, 'lookups.nationality')
  const degrees = await idsByCode(db, 'lookups.education_degree')
  await addTrainees(
    db,
    castTrainees.map((person) => ({
      account_id: accounts[person.key],
      organization_id: person.ofNileAviation ? nileAviationId : null,
      code: person.code,
      names: { ar: cast[person.key].nameAr, en: cast[person.key].nameEn },
      gender: person.gender,
      birth_date: person.birthDate,
      nationality_id: nationalities.get(person.nationality)!,
      passport_to_seal: person.passport,
      passport_ending: person.passport.slice(-3),
      passport_expires_on: person.passportExpires,
      email: cast[person.key].email,
      work_email: person.workEmail,
      mobile: person.mobile,
      job_title: person.jobTitle,
      employer: person.employer,
      education_degree_id: degrees.get(person.degree)!,
      is_new: false,
    })),
  )
}

async function insertCastInstructors(db: Database, accounts: Record<CastKey, number>): Promise<Map<string, number>> {
  const statuses = await idsByCode(db, 'lookups.instructor_status')
  const sectors = await idsByCode(db, 'lookups.industry_sector')
  const ids = await addInstructors(
    db,
    castInstructors.map((person) => ({
      account_id: accounts[person.key],
      code: person.code,
      names: { ar: cast[person.key].nameAr, en: cast[person.key].nameEn },
      email: cast[person.key].email,
      mobile: person.mobile,
      is_examiner: person.isExaminer,
      is_practical_assessor: person.isPracticalAssessor,
      daily_fee_minor: person.dailyFee * 100,
      status_id: statuses.get(person.status)!,
      industry_sector_id: sectors.get('EDUCATION')!,
      biography: json(person.biography),
      is_new: false,
    })),
  )
  return new Map(castInstructors.map((person, at) => [person.key, ids[at]!]))
}
