import type { RawBuilder } from 'kysely'
import type { Actor } from '#platform/shared/actor.ts'
import type { AuditSubject } from '#platform/shared/record/event-kinds.ts'

/** Of whom a history is told. */
export type PersonKind = 'trainee' | 'instructor' | 'organization'

/** Records of a module whose acts belong to the history of a person: what the audit keeps of them is told there. */
export interface Concerning {
  readonly person: PersonKind
  /** What the acts are about, as the audit names it. */
  readonly subject: AuditSubject
  /** `select <record's id> ...` of the person's records that the reader reaches. */
  readonly records: (personId: number, reader: Actor) => RawBuilder<{ id: number }>
  /** Which rows of the audit, as `a`, where acts on such a record may be about others too. */
  readonly only?: (personId: number) => RawBuilder<boolean>
}
