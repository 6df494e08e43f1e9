import type * as z from 'zod'
import type { Actor } from '#platform/shared/actor.ts'
import type { Database } from '#platform/server/database.ts'
import type { Report } from '../contract/report.ts'

export interface ReportParts {
  /** The address that people reach the academy under; stands in QR codes. */
  readonly publicUrl: string
  /** Where this server's own Chromium reaches it, as `http://127.0.0.1:8080`. */
  readonly ownUrl: string
}

/** A declared report with the query that reads it: null where the actor may not see it or there is none. */
export interface ReadableReport<R extends Report<any, any> = Report<any, any>> {
  readonly report: R
  readonly read: (
    asking: { db: Database; actor: Actor; parts: ReportParts },
    params: z.output<R['params']>,
  ) => Promise<z.output<R['shape']> | null>
  /** Whether it may be downloaded; true where not said. */
  readonly mayDownload?: (content: z.output<R['shape']>) => boolean
}

export const readable = <R extends Report<any, any>>(one: ReadableReport<R>): ReadableReport<R> => one
