import type { DocumentAsking } from '#platform/server/documents/reading.ts'
import { settings } from '#platform/server/settings.ts'
import { academySettings } from '#platform/shared/settings/own-sections.ts'
import { printedCards } from '../store/printed.ts'

/** Those of the cards that the actor may print, with what the academy is called. */
export async function cardsToPrint(asking: DocumentAsking, ids: readonly number[]) {
  const { academyName: AcademyName } = await settings(asking.db, academySettings)
  return (await printedCards(asking, ids)).map((card) => ({ ...card, AcademyName }))
}
