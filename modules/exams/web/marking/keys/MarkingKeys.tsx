import { useState } from 'react'
import type { KeyLine } from '#platform/web/keys/KeyList.tsx'
import { KeysButton } from '#platform/web/keys/KeysButton.tsx'
import { useText } from '#platform/web/text.ts'
import { useMarkingKeys } from './useMarkingKeys.ts'

/** What keys do in an open paper. */
export function useMarkingLines(): readonly KeyLine[] {
  const t = useText('correction')
  return [
    { keys: ['J', 'K'], does: t('marking.key.questions') },
    { keys: ['0–9'], does: t('marking.key.score') },
    { keys: ['Enter'], does: t('marking.key.enter') },
    { keys: ['Ctrl', 'Enter'], does: t('marking.key.goOn') },
  ]
}

/** The keys of a page that shows one paper to mark. */
export function MarkingKeys({ onGoOn }: { onGoOn: () => void }) {
  const t = useText('correction')
  const lines = useMarkingLines()
  const [opened, setOpened] = useState(false)
  const [on, setOn] = useMarkingKeys({ onGoOn, onHelp: () => setOpened(true) })
  return (
    <KeysButton
      words={{ title: t('marking.keys'), hint: t('marking.keysHint'), on: t('marking.keysOn') }}
      lines={[...lines, { keys: ['?'], does: t('marking.key.help') }]}
      opened={opened}
      onOpen={setOpened}
      on={on}
      onSwitch={setOn}
    />
  )
}
