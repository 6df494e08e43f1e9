import type { Database } from '#platform/server/database.ts'
import type { Output } from '#platform/shared/call.ts'
import type { signupCalls } from '../../../contract/calls.ts'
import { attachmentsOf, chosenOf, contactsOf, educationOf } from '../../store/person-lists.ts'
import { filesOf } from '../../store/signup/files.ts'
import { instructorDraft } from '../../store/signup/instructors.ts'
import { knownPerson, standingOf, type KnownPerson } from '../../store/signup/known-person.ts'
import { organizationDraft } from '../../store/signup/organizations.ts'
import { lightTrainee } from '../../store/signup/light-trainee.ts'
import type { SignupRow } from '../../store/signup/signups.ts'

type Signup = Output<typeof signupCalls.getSignup>

const applicationOf = (row: {
  application: NonNullable<Signup['Application']>['State']
  application_note: string
  applied_at: string | null
}) => ({ State: row.application, Note: row.application_note, AppliedAt: row.applied_at })

async function organization(db: Database, id: number) {
  const { application, application_note, applied_at, ...fields } = await organizationDraft(db, id)
  return {
    Application: applicationOf({ application, application_note, applied_at }),
    Organization: { ...fields, Attachments: await attachmentsOf(db, 'organization', id) },
  }
}

async function instructor(db: Database, id: number) {
  const row = await instructorDraft(db, id)
  const [Contacts, Education, Languages, Areas, Sectors, Attachments] = await Promise.all([
    contactsOf(db, 'instructor', id),
    educationOf(db, 'instructor', id),
    chosenOf(db, 'instructor', 'language', id),
    chosenOf(db, 'instructor', 'area', id),
    chosenOf(db, 'instructor', 'sector', id),
    attachmentsOf(db, 'instructor', id),
  ])
  const { TitleID, NameParts, NationalityID, CountryID, WorkExperience } = row
  const FullName = { ar: row.name_ar, en: row.name_en }
  const lists = { Contacts, Education, Languages, Areas, Sectors, Attachments }
  return {
    Application: applicationOf(row),
    Instructor: { TitleID, FullName, NameParts, NationalityID, CountryID, WorkExperience, ...lists },
  }
}

async function standing(db: Database, person: KnownPerson | undefined): Promise<Partial<Signup>> {
  const Standing = standingOf(person)
  if (!person || Standing === 'registered') return { Standing }
  if (Standing === 'light') return { Standing, LightTrainee: await lightTrainee(db, person.trainee_id ?? 0) }
  if (person.organization_id !== null) {
    const { Application, Organization } = await organization(db, person.organization_id)
    return { Standing, Kind: 'organization', Application, ...(Standing === 'moreAsked' && { Organization }) }
  }
  const { Application, Instructor } = await instructor(db, person.instructor_id ?? 0)
  return { Standing, Kind: 'instructor', Application, ...(Standing === 'moreAsked' && { Instructor }) }
}

/** What the owner of a proved address may know of it. */
export async function signupOf(db: Database, { id, email }: SignupRow): Promise<Signup> {
  const [person, Files] = [await knownPerson(db, email), await filesOf(db, id)]
  return {
    Email: email,
    Standing: 'new',
    Kind: null,
    Application: null,
    LightTrainee: null,
    Organization: null,
    Instructor: null,
    ...(await standing(db, person)),
    Files,
  }
}
