import { useMatches } from '@tanstack/react-router'
import type { Screen } from '#platform/shared/screen.ts'

/** The screen that is shown now; undefined on an address that no screen has. */
export function useShownScreen(): Screen | undefined {
  return useMatches({ select: (matches) => matches.at(-1)?.staticData.screen })
}
