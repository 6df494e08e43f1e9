import { fileCalls } from '#platform/shared/files.ts'

/** Where a photo is fetched from with the bearer. */
export const photoAddress = (fileId: number | null): string | null =>
  fileId === null ? null : `${fileCalls.downloadFile.path}?ID=${fileId}`
