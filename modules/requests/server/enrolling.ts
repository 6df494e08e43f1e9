import type { Database } from '#platform/server/database.ts'
import type { AllModules } from '#platform/server/module.ts'
import type { NewEvent } from '#platform/server/event.ts'

/** Somebody who is to take part in the class that came out of a request. */
export interface ToEnrol {
  readonly classId: number
  readonly traineeId: number
  /** Who sends and pays; null where the trainee asked alone. */
  readonly organizationId: number | null
  readonly nights: number | null
  readonly roomTypeId: number | null
}

export interface EnrolDoing {
  readonly db: Database
  readonly now: Date
  readonly record: (event: NewEvent) => Promise<void>
}

/** What the module of registrations, which stands below, does for requests. All take the transaction of their call. */
export interface Enrolling {
  /**
   * Registers a trainee with a seat: sent by an organization approved at once, who asked alone gets the place offered.
   * Where there is a live registration already, gives that. `missing`: what the record lacks; then there is none.
   */
  readonly enrol: (
    doing: EnrolDoing,
    who: ToEnrol,
  ) => Promise<{ readonly id: number } | { readonly missing: readonly string[] }>
  /** Takes a registration back whose place goes to somebody else. */
  readonly release: (doing: EnrolDoing, registrationId: number, reason: string) => Promise<void>
}

declare module '#platform/server/module.ts' {
  interface ModuleServer {
    /** Registers whoever is named in a course request. */
    readonly enrolling?: Enrolling
    /** The mail with which a proposal goes out. */
    readonly proposalMail?: ProposalMail
  }
}

/** What stands for the merge fields of the mail of a proposal. */
export type ProposalFields = Readonly<Record<'code' | 'course' | 'day' | 'name', string>>

/** The academy's words for the mail of a proposal; null where it has none for this status. */
export type ProposalMail = (
  db: Database,
  language: 'ar' | 'en' | 'fr',
  fields: ProposalFields,
) => Promise<{ readonly title: string; readonly html: string } | null>

/** What the modules below do for requests; without the module there is nothing to do it. */
export function enrollingOf(modules: AllModules): Enrolling {
  const found = modules().find(({ enrolling }) => enrolling)?.enrolling
  if (!found) throw new Error('no module registers who is named in a request')
  return found
}

export function proposalMailOf(modules: AllModules): ProposalMail {
  const found = modules().find(({ proposalMail }) => proposalMail)?.proposalMail
  if (!found) throw new Error('no module words the mail of a proposal')
  return found
}
