import type { KeyLine } from '../../keys/KeyList.tsx'
import { KeysButton } from '../../keys/KeysButton.tsx'
import { useText } from '../../text.ts'

const keys = [
  ['next', 'J'],
  ['previous', 'K'],
  ['step', 'A'],
  ['select', 'X'],
  ['undo', 'U'],
  ['help', '?'],
] as const

/** The keys of a queue and those of its records, and the switch that takes them away. */
export function QueueKeys(props: {
  opened: boolean
  onOpen: (opened: boolean) => void
  on: boolean
  onSwitch: (on: boolean) => void
  selects: boolean
  /** What keys do in an open record. */
  ofRecord: readonly KeyLine[]
}) {
  const t = useText('kit/queue')
  const { selects, ofRecord, ...shown } = props
  const lines = keys
    .filter(([name]) => name !== 'select' || selects)
    .map(([name, key]): KeyLine => ({ keys: [key], does: t(`key.${name}`) }))
  return (
    <KeysButton
      {...shown}
      words={{ title: t('keys'), hint: t('keysHint'), on: t('keysOn') }}
      lines={[...lines, ...ofRecord]}
    />
  )
}
