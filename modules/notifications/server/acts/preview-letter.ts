import type { Database } from '#platform/server/database.ts'
import { settings } from '#platform/server/settings.ts'
import type { EventKind } from '#platform/shared/record/event-kinds.ts'
import { zoneSettings } from '#platform/shared/settings/own-sections.ts'
import { inEachLanguageInTurn, type InEachLanguage, type TextLanguage } from '#platform/shared/text.ts'
import type { TemplateWords } from '#platform/shared/letters/template-marks.ts'
import { markNamesIn } from '../../text/letters.ts'
import { letterOf, messageIn, wantedMarks } from '../message.ts'
import type { AllNotices } from '../notices/all.ts'
import { wordsOf, type Words } from '../notices/marks.ts'
import type { Recipient } from '../store/recipients.ts'
import { lastEvent } from '../store/templates.ts'

interface Shown {
  readonly Title: string
  readonly Html: string
}

/**
 * A letter in these words to this reader, in each language, about the last event that it tells of; a field that this event
 * does not bear, or every one where nothing has happened yet, stands by its name. Only for who reaches all records.
 */
export async function previewOf(
  db: Database,
  notices: AllNotices,
  kind: string,
  words: TemplateWords,
  reader: Recipient,
): Promise<{ At: string | null; Letters: InEachLanguage<Shown> }> {
  const kinds = (Object.keys(notices) as EventKind[]).filter((event) =>
    notices[event].some(({ letter }) => letter.kind === kind),
  )
  const event = kinds.length > 0 ? await lastEvent(db, kinds) : null
  const { timeZone } = await settings(db, zoneSettings)
  const wanted = wantedMarks(words)
  const shownIn = async (language: TextLanguage): Promise<Shown> => {
    const found: Words = event ? await wordsOf(db, event, language, timeZone, wanted) : {}
    const said = Object.fromEntries(Object.entries(found).filter(([, value]) => value !== ''))
    const name = reader.nameIn(language)
    const message = messageIn(words, language, { ...markNamesIn(language), ...said, name })
    return { Title: message.title, Html: letterOf(message, language, name) }
  }
  return { At: event && new Date(event.at).toISOString(), Letters: await inEachLanguageInTurn(shownIn) }
}
