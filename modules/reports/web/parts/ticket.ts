const kept = new Map<string, string>()

/**
 * The ticket of the page shown: taken out of the address's fragment once, kept for this tab's page, and erased from
 * the address, so that it stands in no history, log or Referer.
 */
export function ticketOfPage(): string | null {
  const page = window.location.pathname.toLowerCase()
  const found = /[#&]ticket=([\w-]{32})/.exec(window.location.hash)?.[1]
  if (found) {
    kept.set(page, found)
    window.history.replaceState(window.history.state, '', window.location.pathname + window.location.search)
  }
  return kept.get(page) ?? null
}
