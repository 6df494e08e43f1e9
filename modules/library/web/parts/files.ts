import type { DocumentKind } from '../../rules/audience.ts'

/** As the server takes them; it looks at the bytes. */
export const acceptedFiles: Readonly<Record<DocumentKind, readonly string[]>> = {
  file: ['pdf', 'jpg', 'jpeg', 'png', 'xlsx', 'docx', 'pptx', 'mp3', 'm4a'],
  video: ['mp4', 'm4v', 'webm'],
}
export const mostBytes = 200_000_000
