import type { RawBuilder } from 'kysely'
import type { Actor } from '#platform/shared/actor.ts'
import type { AuditSubject } from '#platform/shared/record/event-kinds.ts'

/** Of which person a history is told. */
export type PersonKind = 'trainee' | 'instructor' | 'organization'

/** Of what a history is told. */
export type HistoryOf = PersonKind | 'course'

/** Records of a module whose acts belong to the history of a person or a course: what the audit keeps of them is told there. */
export interface Concerning {
  readonly of: HistoryOf
  /** What the acts are about, as the audit names it. */
  readonly subject: AuditSubject
  /** `select <record's id> ...` of those of its records that the reader reaches. */
  readonly records: (id: number, reader: Actor) => RawBuilder<{ id: number }>
  /** Which rows of the audit, as `a`, where acts on such a record may be about others too. */
  readonly only?: (id: number) => RawBuilder<boolean>
}
