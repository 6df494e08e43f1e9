import { List } from '@mantine/core'
import type { Output } from '#platform/shared/call.ts'
import { Code } from '#platform/web/format.tsx'
import { useText } from '#platform/web/text.ts'
import type { getOwnErasure } from '../../contract/own-erasure.ts'

/** What is still open of somebody who asks to be erased. */
export function BlockList({ blocks }: { blocks: Output<typeof getOwnErasure>['Blocks'] }) {
  const t = useText('privacy')
  return (
    <List size="sm">
      {blocks.map(({ Kind, Code: code }) => (
        <List.Item key={`${Kind} ${code}`}>
          {t(`blocks.${Kind}`)} {code && <Code>{code}</Code>}
        </List.Item>
      ))}
    </List>
  )
}
