/** Where a stored file is fetched from; also how rich text names its pictures. */
export const downloadAddress = (id: number) => `/api/File/Download?ID=${id}`

/** The file that an address of `downloadAddress` names, else null. */
export function ownFileId(address: string | null | undefined): number | null {
  const found = /^\/api\/File\/Download\?ID=([1-9]\d{0,9})$/.exec(address ?? '')
  return found ? Number(found[1]) : null
}
