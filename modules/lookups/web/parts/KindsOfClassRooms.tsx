import { useText } from '#platform/web/text.ts'
import { Section } from '#platform/web/ui/Page.tsx'
import { Entries } from './Entries.tsx'

/** The list of the kinds of class rooms, as a part of the page of class rooms. */
export function KindsOfClassRooms() {
  const t = useText('lookups')
  return (
    <Entries
      lookup="ClassRoomKind"
      addressPrefix="kinds"
      frame={({ actions, children }) => (
        <Section title={t('screens.ClassRoomKind')} actions={actions}>
          {children}
        </Section>
      )}
    />
  )
}
