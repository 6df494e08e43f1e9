import { passes } from '#platform/shared/access.ts'
import type { UploadField } from '#platform/server/module.ts'
import { writeFact } from '#platform/server/acts/write-act.ts'
import { recordEvent, type NewEvent } from '#platform/server/event.ts'
import { recordAttachmentField } from '../rules/attachments.ts'
import { fileBytes } from '../rules/signup/limits.ts'
import { noun } from './acts/trainee-noun.ts'
import { reachedTrainees } from './store/trainees.ts'

/** Scans of passports: who looks at somebody else's leaves an event. */
const passportScan: UploadField = {
  field: 'passportScan',
  audited: false,
  types: ['pdf', 'jpeg', 'png', 'webp'],
  maxBytes: 10_000_000,
  who: 'courseRegistration',
  mayOpen: async (db, actor, file, by) => {
    if (file.subject_type !== 'trainee' || file.subject_id === null) return false
    if (!passes('courseRegistration', actor.role, actor.permissions)) return false
    const trainee = await reachedTrainees(db, actor)
      .select(['t.id', 't.code', 't.account_id as accountId'])
      .where('t.id', '=', file.subject_id)
      .executeTakeFirst()
    if (!trainee) return false
    if (trainee.id !== actor.traineeId) {
      const doing = { db, record: (event: NewEvent) => recordEvent(db, event, by) }
      await writeFact(doing, noun, trainee, 'openPassportScan', { fileId: file.id })
    }
    return true
  },
}

/** A roster is opened by nobody but who uploaded it. */
const roster: UploadField = {
  field: 'roster',
  types: ['csv', 'xlsx', 'txt'],
  maxBytes: 5_000_000,
  who: 'reviewersCustomer',
  mayOpen: async (_db, actor, file) =>
    file.uploaded_by === actor.userId && passes('reviewersCustomer', actor.role, actor.permissions),
}

/**
 * What people handed in when they registered. It comes by a call of its own, as they have no account then; later only
 * who reviews registrations opens it. For a trainee that is also the coordinators.
 */
export const signupAttachment: UploadField = {
  field: 'signupAttachment',
  types: ['pdf', 'jpeg', 'png', 'webp'],
  maxBytes: fileBytes,
  who: 'editor',
  mayOpen: async (_db, actor, file) =>
    file.subject_type === 'trainee'
      ? passes('reviewers', actor.role, actor.permissions)
      : file.subject_type !== null && passes('editor', actor.role, actor.permissions),
}

/**
 * What is attached to a record later, by the academy or by its owner. Whoever keeps the record opens it, and its owner: a
 * trainee's the reviewers, everybody else's the editors.
 */
const recordAttachment: UploadField = {
  field: recordAttachmentField,
  types: ['pdf', 'jpeg', 'png', 'webp'],
  maxBytes: fileBytes,
  who: 'all',
  mayOpen: async (_db, actor, file) => {
    const { subject_type: record, subject_id: id } = file
    if (record === 'trainee') return id === actor.traineeId || passes('reviewers', actor.role, actor.permissions)
    if (record === 'instructor') return id === actor.instructorId || passes('editor', actor.role, actor.permissions)
    return record === 'organization' && (id === actor.organizationId || passes('editor', actor.role, actor.permissions))
  },
}

export const uploads: readonly UploadField[] = [passportScan, roster, signupAttachment, recordAttachment]
