import { refusal } from '#platform/shared/refusal.ts'

/** A video is one that browsers play; a document of another kind holds any file but a video. */
export const notAVideo = refusal('notAVideo', 409)
