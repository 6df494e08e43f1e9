import type { RawBuilder } from 'kysely'
import type { DB } from '#database/tables.ts'
import type { PublicPictures } from './files/pictures/public-pictures.ts'
import type { FirstCalls } from './http/pages/first-calls.ts'
import type { LinkPreviews } from './http/pages/link-previews.ts'
import type { PageAnswers } from './http/pages/page-answers.ts'
import type { Actor } from '#platform/shared/actor.ts'
import type { Rule } from '#platform/shared/access.ts'
import type { By } from './audit/by.ts'
import type { Database } from './database.ts'
import type { FileStorage } from './files/kept-files.ts'
import type { SealedColumn } from './vault/anew.ts'
import type { Vault } from './vault/vault.ts'
import type { Implemented } from './handler.ts'
import type { Remembered } from './live/remembered.ts'
import type { Notices } from './notices/notice.ts'
import type { Concerning } from './content/concerning.ts'
import type { Merging } from './content/merging.ts'
import type { OwnData } from './content/own-data.ts'
import type { Figure } from './content/figures.ts'
import type { FirstStep } from './content/first-steps.ts'
import type { ScheduleSource } from './content/schedule.ts'
import type { FoundAt } from './reading/found-at.ts'

/**
 * A kind of file people may upload. The browser sends it to `/api/File/Upload?Field=...` and gets its id. What no record
 * takes (`attachFile`) nor refers to by a foreign key within 24 hours is deleted.
 */
export interface UploadField {
  readonly field: string
  /** Extension and magic bytes must both be of these. Pictures are encoded anew. */
  readonly types: readonly UploadType[]
  readonly maxBytes: number
  /** Where the academy says how large; no more than `maxBytes`. */
  readonly mostBytes?: (db: Database) => Promise<number>
  /** How many bytes of it somebody may send within a day, counted by itself; where not said it counts with all other files. */
  readonly dailyBytes?: number
  /** Pictures are kept no larger than this many points along either side. */
  readonly longestSide?: number
  /** Kept under a name that says nothing, as whoever opens it must not learn from the one it came with. */
  readonly nameless?: true
  readonly who: Rule
  /** False: opening it leaves no row of the audit, or `mayOpen` writes its own. */
  readonly audited?: false
  /**
   * Whether the actor may open this file. Not asked of who sent it, as long as no record has taken it or the record is
   * their own.
   */
  readonly mayOpen: (db: Database, actor: Actor, file: StoredFile, by: By) => Promise<boolean>
}
export type UploadType =
  | 'pdf'
  | 'jpeg'
  | 'png'
  | 'webp'
  | 'csv'
  | 'xlsx'
  | 'docx'
  | 'pptx'
  | 'txt'
  | 'xml'
  | 'mp3'
  | 'ogg'
  | 'wav'
  | 'm4a'
  | 'mp4'
  | 'webm'
  | 'zip'

export interface StoredFile {
  readonly id: number
  readonly field: string
  readonly subject_type: string | null
  readonly subject_id: number | null
  readonly uploaded_by: number
}

/** Work that runs outside a request: sent in the transaction that causes it, or by the clock. Must bear being run twice. */
export interface Job {
  readonly name: string
  /** Five cron fields in the academy's time zone; without it the job runs only when sent. */
  readonly cron?: string
  readonly run: (work: JobWork) => Promise<void>
}

export interface JobWork {
  readonly db: Database
  readonly files: FileStorage
  readonly now: Date
  readonly data: Record<string, unknown>
}

/**
 * Work that a NOTIFY wakes, in every process, and that also runs every so often in case one was missed. Several
 * processes may run it at once: it takes its rows with SKIP LOCKED.
 */
export interface Listener {
  /** Without one only the clock wakes it. */
  readonly channel?: 'diwan_event' | 'diwan_mail' | 'diwan_push' | 'diwan_sends' | 'diwan_webhook'
  readonly everySeconds: number
  readonly run: (work: ListenerWork) => Promise<void>
}

export interface ListenerWork {
  readonly db: Database
  readonly now: Date
  readonly vault: Vault
  /** Whether this process is about to end: what goes on for long stops between two steps. */
  readonly isStopped?: () => boolean
}

/** Where the numbers of a series stand. */
export interface NumberedColumn {
  readonly table: keyof DB
  readonly column: string
}

/** All modules of this server, once it is put together. */
export type AllModules = () => readonly ModuleServer[]

/** What a module brings to the server. `apps/server/modules.ts` lists them. */
export interface ModuleServer {
  readonly name: string
  readonly implemented: readonly Implemented[]
  readonly uploads?: readonly UploadField[]
  /** Pictures in this module's texts that visitors may read. */
  readonly publicPictures?: PublicPictures
  /** Answers that come with a page instead of being asked for. */
  readonly pageAnswers?: readonly PageAnswers[]
  /** What links to its pages say where they are shown. */
  readonly linkPreviews?: readonly LinkPreviews[]
  /** What pages ask for first, so that a log-in that leads to one can ask at once. */
  readonly firstCalls?: readonly FirstCalls[]
  readonly jobs?: readonly Job[]
  readonly listeners?: readonly Listener[]
  /** Keeps its records of an account at the address that the account has from now on, in the same transaction. */
  readonly followAddress?: (db: Database, accountId: number, email: string) => Promise<void>
  /** What it holds of a person, who may have a copy of it. */
  readonly ownData?: OwnData
  /** Whose history its acts belong to. */
  readonly concerning?: readonly Concerning[]
  /** What it says of two records of one trainee that become one. */
  readonly merging?: Merging
  /** The same of two records of one instructor. */
  readonly mergingInstructors?: Merging
  /** What of it stands in people's schedules. */
  readonly schedule?: readonly ScheduleSource[]
  /** What of it is counted on people's homes. */
  readonly figures?: readonly Figure[]
  /** Whether it keeps days or times that were counted in the academy's zone, which stays from then on. */
  readonly workBegun?: RawBuilder<boolean>
  /** What of it a new academy does first. */
  readonly firstSteps?: readonly FirstStep[]
  /** Who is told of the facts that its acts leave. */
  readonly notices?: Notices
  /** On which lists people find the records of its tables. A test asks for every table that refers to a lookup. */
  readonly foundAt?: readonly FoundAt[]
  /** Its columns of encrypted values. */
  readonly sealed?: readonly SealedColumn[]
  /** Its columns of numbers that a series gives, by the series' key. */
  readonly numbered?: Readonly<Record<string, NumberedColumn>>
  /** What it keeps in memory until a notice. */
  readonly remembered?: readonly Pick<Remembered<unknown>, 'open'>[]
}
