import type { HeadOfPage } from '#platform/shared/page-files.ts'

/**
 * What the server says in the head of the page that it sent; null where another server sent it (development, the kit's
 * own site), which leaves the place as the build made it: everything is found and asked for later then.
 */
export function headOfPage(): HeadOfPage | null {
  const told = globalThis.document?.getElementById('page-files')?.textContent
  return told?.startsWith('{') ? (JSON.parse(told) as HeadOfPage) : null
}
