import { useState } from 'react'
import { KeysButton } from '#platform/web/keys/KeysButton.tsx'
import { useText } from '#platform/web/text.ts'
import { useMarkingKeys } from './useMarkingKeys.ts'
import { useMarkingLines } from './useMarkingLines.ts'

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
