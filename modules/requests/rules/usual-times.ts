/** When a course meets for which no proposal says it yet. */
export const usualTimes = { weekdays: [0, 1, 2, 3, 4], startsAt: '09:00', endsAt: '14:00' } as const
