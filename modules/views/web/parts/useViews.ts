import { useEffect } from 'react'
import { useCall } from '#platform/web/data.ts'
import { useAddress } from '#platform/web/start/address.ts'
import type { ListOfViews } from '#platform/web/tables/views/list-of-views.ts'
import { isSameLook, type Look } from '#platform/web/tables/views/look.ts'
import { viewsCalls as calls } from '../../contract/calls.ts'
import { lookNow, lookOf, type View } from './view.ts'

/** Milliseconds. */
const freshFor = 300_000

/** What the address names beside a view: the list as its page has it, where a usual view stands in its place, and what waits. */
export const plainView = 'all'
export const waitingView = 'waits'

/**
 * The views of a list, which of them is on, and what puts one on. The address always says all that is asked for: a view
 * only writes it there. A list that is opened without anything in its address begins with the usual view of the role.
 */
export function useViews(list: ListOfViews) {
  const { table, at, view, side } = list
  // Not asked anew with every write on the page: what is done to views here asks for it.
  const query = useCall(calls.getViews, { List: table.id }, { freshFor, silent: true, once: true, keep: false })
  const views = query.data?.Views ?? []
  const usual = views.find(({ IsUsual }) => IsUsual)
  const on = views.find(({ ID }) => String(ID) === at.listView) ?? null
  const now = lookNow(list)
  const kept = on && lookOf(on.Definition, table)

  const putLook = (name: string, look: Look) => {
    at.put(name, { filters: look.filters, search: look.search, ...(look.sort && { sort: look.sort }) })
    view.put(name, look.shown, look.isCompact)
    if (side && side.on !== look.isSideBySide) side.set(look.isSideBySide)
  }
  const put = (one: View) => putLook(String(one.ID), lookOf(one.Definition, table))

  // Whatever an address says, somebody was led to it for that: a task of the home, one record, a tab with a count.
  const { search: said } = useAddress()
  const isBare = Object.keys(said).length === 0 && !table.addressPrefix
  useEffect(() => {
    if (isBare && usual) put(usual)
  })
  // Who comes by a link to a view has its rows by the address, and its columns from here.
  useEffect(() => {
    if (kept && !view.isPut) view.put(at.listView, kept.shown, kept.isCompact)
  })

  return {
    views,
    usual,
    on,
    now,
    isWaiting:
      at.listView === waitingView &&
      table.needsAction !== undefined &&
      isSameLook(now, { ...now, filters: table.needsAction, search: '' }),
    isPlain: (at.listView === '' || at.listView === plainView) && !at.filtered,
    isThere: query.data !== undefined,
    isChanged: kept !== null && view.isPut && !isSameLook(now, kept),
    put,
    /** The list as its page has it. */
    putPlain: () => at.put(usual ? plainView : '', {}),
    putWaiting: () => at.put(waitingView, { filters: table.needsAction ?? {} }),
    /** What is seen now stays, under the name of what was saved; under none where that was deleted. */
    stay: (id: number | null) =>
      id === null ? at.put(usual ? plainView : '', { ...now, sort: at.sort }) : putLook(String(id), now),
    askAnew: () => query.refetch(),
  }
}
