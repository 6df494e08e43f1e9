import type { Screen } from '#platform/shared/screen.ts'

export const requestsScreens: Screen[] = []
