import type { RawBuilder } from 'kysely'
import type { Actor } from '#platform/shared/actor.ts'
import type { Trilingual } from '#platform/shared/text.ts'
import type { Database } from '#platform/server/database.ts'
import type { AllModules } from '#platform/server/module.ts'
import type { InvoiceSubject } from '../rules/subjects.ts'

/** What an invoice prints of the record that it is about. */
export interface PrintedSubject {
  readonly RegistrationCode: string
  readonly ClassCode: string
  readonly CourseCode: string
  readonly CourseName: Trilingual
  readonly StartDate: string
  readonly EndDate: string
  readonly TraineeCode: string
  readonly TraineeName: Trilingual
  readonly AnnualPlanID: number | null
}

/** What a module says of its records that invoices are about; billing asks, and knows none of them. */
export interface Invoiced {
  readonly kind: InvoiceSubject
  /** A condition that holds where the actor reaches the record whose id stands in this column. */
  readonly reaches: (actor: Actor, idColumn: string) => RawBuilder<boolean>
  /** Undefined where there is none or it is not the actor's. */
  readonly printed?: (db: Database, actor: Actor, id: number) => Promise<PrintedSubject | undefined>
  /**
   * Whether nothing of the record hangs on its invoice being paid, so that a credit note may take back all that is owed. Where
   * not said, the record has its own way to end what nobody pays.
   */
  readonly creditMaySettle?: (db: Database, id: number) => Promise<boolean>
}

declare module '#platform/server/module.ts' {
  interface ModuleServer {
    /** Its records that invoices are about. */
    readonly invoiced?: readonly Invoiced[]
  }
}

export const invoicedOf = (modules: AllModules): readonly Invoiced[] => modules().flatMap((each) => each.invoiced ?? [])
