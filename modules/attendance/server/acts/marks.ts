import type { Stored } from '#platform/server/acts/change-row.ts'

/** Where marks stand: by session and person, so the store writes them, and acts tell of them what these columns say. */
export const marks: Stored<'attendance.mark'> = {
  table: 'attendance.mark',
  unkept: ['marked_at', 'marked_by', 'registration_id', 'session_id', 'version'],
}
