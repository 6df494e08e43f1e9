import type { Asked } from '#platform/server/handler.ts'
import type { AllModules } from '#platform/server/module.ts'
import { handlerOf } from '#platform/server/reading/without-request.ts'
import { access, passes, type Right } from '#platform/shared/access.ts'
import type { Actor } from '#platform/shared/actor.ts'
import { refuse } from '#platform/shared/refusal.ts'
import { dayOf } from '#platform/shared/values/dates.ts'
import { notAskedSo, listNotOpen } from '../../contract/refusals.ts'
import { factsOf } from '../../contract/list-facts.ts'
import { reportLists } from '../../contract/report-lists.ts'
import type { ReportListKey } from '../../rules/list-keys.ts'
import { who } from '../../contract/rows.ts'
import { faultOf } from '../../rules/definition.ts'
import type { Gathering, Row } from '../../rules/grouping.ts'
import type { KeptDefinition } from '../store/saved-reports.ts'

/** What a list's own handler is given beside its query: the runner, and the database as the runner may see it. */
export type Asking = Omit<Asked<never>, 'query' | 'body'>
type Handle = (asked: Asked<never>) => Promise<{ readonly Items: readonly Row[]; readonly Total: number }>

export const pageSize = 100

/** Whether the actor may open reports, and this list. */
export const mayOpenList = ({ role, permissions }: Pick<Actor, 'role' | 'permissions'>, key: ReportListKey): boolean =>
  passes(who, role, permissions) && passes(reportLists[key].call.who, role, permissions)

/** The rights that open this list, to those who may open reports. */
export const rightsThatOpen = (key: ReportListKey): readonly Right[] => access[reportLists[key].call.who]

/** Refuses what the list does not have, and a list that is not the actor's to open, before anything is read. */
export function checkDefinition(actor: Actor, definition: KeptDefinition): void {
  if (!mayOpenList(actor, definition.List)) refuse(listNotOpen)
  const field =
    faultOf(definition, factsOf(definition.List)) ?? (parsedQuery(definition, 1, pageSize) ? null : 'Filters')
  if (field !== null) refuse(notAskedSo, { field })
}

function parsedQuery({ List, Filters, Search, Sort }: KeptDefinition, pageNum: number, size: number) {
  const asked = {
    ...Object.fromEntries(Filters.map(({ Key, Value }) => [Key, Value])),
    ...(Search !== '' && { search: Search }),
    ...(Sort !== '' && { sort: Sort }),
    pageNum: String(pageNum),
    pageSize: String(size),
  }
  const { success, data } = reportLists[List].call.query!.safeParse(asked) as { success: boolean; data?: object }
  return success ? data : null
}

/**
 * A page of the definition's list, by the list's own handler: what it answers the runner on its own page it answers here.
 * `checkDefinition` was asked before.
 */
export function readPage(
  asking: Asking,
  modules: AllModules,
  definition: KeptDefinition,
  pageNum: number,
  size: number,
) {
  const handle = handlerOf(modules, reportLists[definition.List].call) as Handle
  return handle({
    ...asking,
    query: parsedQuery(definition, pageNum, size) as never,
    body: undefined as never,
  })
}

/** Every row of the list, a page at a time; `onPage` says whether to go on. Answers false where it said no. */
export async function readEach(
  asking: Asking,
  modules: AllModules,
  definition: KeptDefinition,
  onPage: (rows: readonly Row[], done: number, total: number) => boolean | Promise<boolean>,
): Promise<boolean> {
  let done = 0
  for (let pageNum = 1; ; pageNum++) {
    const { Items, Total } = await readPage(asking, modules, definition, pageNum, pageSize)
    done += Items.length
    if (!(await onPage(Items, done, Total))) return false
    if (Items.length < pageSize || done >= Total) return true
  }
}

export const gatheringOf = ({ List, GroupBy, Figures }: KeptDefinition, timeZone: string): Gathering => ({
  looks: factsOf(List).looks,
  groupBy: GroupBy,
  figures: Figures,
  dayOf: (instant) => dayOf(new Date(instant), timeZone),
})
