import { addDays, type Day } from '#platform/shared/values/dates.ts'
import type { Database } from '#platform/server/database.ts'
import { idsByCode } from '../../ids-by-code.ts'
import { samplePasswordHash } from '../../password.ts'
import { addAccounts, addTrainees } from '../../world/people.ts'
import { employers, jobTitles, origins, personName } from './names.ts'
import type { Organization } from './organizations.ts'
import type { Random } from '../random.ts'

const count = 397
/** The place of the record of whom the last one is the second. */
const earlier = 140

const passportOf = (at: number) => `A${String(10_000_000 + at * 7919)}`

/** Makes four hundred trainees together with the cast's. Some have not filled in everything yet, a few are inactive. */
export async function insertTrainees(
  db: Database,
  random: Random,
  today: Day,
  { added, nile }: { readonly added: readonly Organization[]; readonly nile: Organization },
): Promise<void> {
  const passwordHash = await samplePasswordHash()
  const nationalities = await idsByCode(db, 'lookups.nationality')
  const degrees = await idsByCode(db, 'lookups.education_degree')
  const people = Array.from({ length: count }, (_, at) => {
    const number = at + 4
    const name = personName(random)
    const [nationality, , mobileStart, digits] = random.weighted(origins.map((origin) => [origin, origin[1]] as const))
    const drawn = random.chance(0.35) ? random.pick(added) : null
    // Of one that may pay later too, so that nothing else is drawn otherwise.
    const organization = drawn?.isCreditApproved && at % 3 === 0 ? nile : drawn
    return {
      ...name,
      nationality,
      organization,
      code: `T-${String(number).padStart(4, '0')}`,
      email: `${name.handle}.${number}@example.com`,
      workEmail: organization ? `${name.handle}.${number}@${organization.mailDomain}.example` : '',
      mobile: `${mobileStart}${random.between(10 ** (digits - 1), 10 ** digits - 1)}`,
      birthDate: addDays(today, -random.between(22 * 365, 56 * 365)),
      isComplete: random.chance(0.85),
      isActive: !random.chance(0.02),
      isNew: number > 385,
    }
  })
  // The newest signed up a second time, with another address.
  const { gender, ar, en, nationality, birthDate, mobile } = people[earlier]!
  Object.assign(people.at(-1)!, { gender, ar, en, nationality, birthDate, mobile })
  const accountIds = await addAccounts(
    db,
    people.map((person) => ({
      email: person.email,
      password_hash: passwordHash,
      role: 'trainee' as const,
      name_ar: person.ar,
      name_en: person.en,
      state: person.isActive ? ('active' as const) : ('inactive' as const),
    })),
  )
  await addTrainees(
    db,
    people.map((person, at) => ({
      account_id: accountIds[at]!,
      organization_id: person.organization?.id ?? null,
      code: person.code,
      names: { ar: person.ar, en: person.en },
      gender: person.gender,
      birth_date: person.birthDate,
      nationality_id: nationalities.get(person.nationality)!,
      passport_to_seal: person.isComplete ? passportOf(at) : null,
      passport_ending: person.isComplete ? passportOf(at).slice(-3) : null,
      passport_expires_on: person.isComplete ? addDays(today, random.between(-60, 3000)) : null,
      email: person.email,
      work_email: person.isComplete ? person.workEmail || person.email : '',
      mobile: person.mobile,
      job_title: random.pick(jobTitles),
      employer: person.organization?.name ?? random.pick(employers),
      education_degree_id: degrees.get(random.pick(['DIPLOMA', 'BACHELOR', 'BACHELOR', 'MASTER']))!,
      is_new: person.isNew,
      is_active: person.isActive,
      created_at: new Date(Date.parse(`${today}T08:00:00Z`) - (count - at) * 0.8 * 86_400_000),
    })),
  )
}
