import type { Database } from '#platform/server/database.ts'
import type { Actor } from '#platform/shared/actor.ts'
import { contactPeopleOf } from '../store/contact-people.ts'
import { findInstructor } from '../store/instructors.ts'
import { findOrganization } from '../store/organizations.ts'
import { ableCoursesOf, attachmentsOf, chosenOf, contactsOf, educationOf, obtainedOf } from '../store/person-lists.ts'

/** An instructor's record with its lists; undefined where it is not the actor's to see. */
export async function wholeInstructor(db: Database, actor: Actor, id: number) {
  const found = await findInstructor(db, actor, id)
  if (!found) return undefined
  const [Contacts, Education, Languages, Areas, Sectors, Obtained, Courses, Attachments] = await Promise.all([
    contactsOf(db, 'instructor', id),
    educationOf(db, 'instructor', id),
    chosenOf(db, 'instructor', 'language', id),
    chosenOf(db, 'instructor', 'area', id),
    chosenOf(db, 'instructor', 'sector', id),
    obtainedOf(db, id),
    ableCoursesOf(db, id),
    attachmentsOf(db, 'instructor', id),
  ])
  return { ...found, Contacts, Education, Languages, Areas, Sectors, Obtained, Courses, Attachments }
}

/** An organization's record with its lists; undefined where it is not the actor's to see. */
export async function wholeOrganization(db: Database, actor: Actor, id: number) {
  const found = await findOrganization(db, actor, id)
  if (!found) return undefined
  const Contacts = await contactPeopleOf(db, id)
  return { ...found, Contacts, Attachments: await attachmentsOf(db, 'organization', id) }
}
