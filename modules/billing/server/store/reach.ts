import { sql } from 'kysely'
import { reachInSql } from '#platform/server/reading/reach.ts'
import type { Actor } from '#platform/shared/actor.ts'
import { invoiceReach } from '../../rules/reach.ts'
import type { Invoiced } from '../invoiced.ts'

const throughSubject = (subjects: readonly Invoiced[]) => (actor: Actor, i: string) => {
  const each = subjects.map(
    ({ kind, reaches }) =>
      sql<boolean>`(${sql.ref(`${i}.subject_kind`)} = ${sql.lit(kind)} and ${reaches(actor, `${i}.subject_id`)})`,
  )
  return each.length === 0 ? sql<boolean>`false` : sql<boolean>`(${sql.join(each, sql` or `)})`
}

/** Invoices that somebody reaches, of `billing.invoice` or its facts as `i`. */
export const reachesInvoice = (subjects: readonly Invoiced[]) =>
  reachInSql(invoiceReach, { throughSubject: throughSubject(subjects) }, 'i')
