const kept = new Map<string, string>()

/**
 * The ticket of the page shown: taken out of the address's fragment once, kept for this tab's page, and erased from
 * the address, so that it stands in no history, log or Referer.
 */
export function ticketOfPage(): string | null {
  const page = location.pathname.toLowerCase()
  const found = /[#&]ticket=([\w-]{32})/.exec(location.hash)?.[1]
  if (found) {
    kept.set(page, found)
    history.replaceState(history.state, '', location.pathname + location.search)
  }
  return kept.get(page) ?? null
}
