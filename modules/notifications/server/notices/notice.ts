import type { Database } from '#platform/server/database.ts'
import type { EventKind } from '#platform/shared/event-kinds.ts'
import type { AddressValues } from '../../rules/address.ts'
import type { TemplateKind } from '../../rules/topics.ts'
import type { AudienceName } from './audiences.ts'
import type { HappenedEvent, Reached } from './happened.ts'

/** The page that a notice opens: a published path and what stands in its places. */
export interface Page {
  readonly path: `/${string}`
  readonly values: (event: HappenedEvent, reached: Reached) => AddressValues
}

/** When a notice is told only in some cases; `says` stands in the README. */
export interface Condition {
  readonly says: string
  readonly holds: (db: Database, event: HappenedEvent) => boolean | Promise<boolean>
}

/** Whom an event tells, in which words, and which page opens. */
export interface Notice {
  readonly to: AudienceName
  /** The kind of the mail template, and of the notification. */
  readonly template: TemplateKind
  /** Null: there is no page for it. */
  readonly opens: Page | null
  readonly only?: Condition
  /** Who did it is told too; else left out. */
  readonly tellsActor?: true
}

export type Notices = Partial<Record<EventKind, readonly Notice[]>>

/** The person who did it knows, and it concerns nobody else; or another event of the same moment tells. */
export const nobody: readonly Notice[] = []

export const tell = (
  to: AudienceName,
  template: TemplateKind,
  opens: Page | null,
  more: Pick<Notice, 'only' | 'tellsActor'> = {},
): Notice => ({ to, template, opens, ...more })

export const page = (path: Page['path'], values: Page['values'] = () => ({})): Page => ({ path, values })
