import { Alert, Anchor, Group } from '@mantine/core'
import type * as z from 'zod'
import { Code } from '#platform/web/format.tsx'
import { AppLink } from '#platform/web/link.tsx'
import { useText } from '#platform/web/text.ts'
import { StateBadge } from '#platform/web/ui/states/StateBadge.tsx'
import type { proofTwin } from '../../contract/shapes.ts'
import { pageOfTwin } from './twin-page.ts'

type Twin = z.output<typeof proofTwin>

const tones = { uploaded: 'info', verified: 'success', rejected: 'danger' } as const

/** The same file or code was handed in for something else too: said to who verifies, and left to them. */
export function ProofTwins({
  twins,
  stateWord,
}: {
  twins: readonly Twin[]
  /** What the page calls the state of a proof. */
  stateWord: (state: Twin['State']) => string
}) {
  const t = useText('billing')
  return (
    <Alert color="yellow" title={t('twins.said')}>
      {twins.map((twin, at) => (
        <Group key={at} gap="xs" wrap="wrap">
          <span>{t(`twins.by.${twin.Same}`)}</span>
          <Anchor component={AppLink} to={pageOfTwin(twin) as '/'} inherit underline="always">
            <Code>{twin.SubjectCode}</Code>
          </Anchor>
          <Code>{twin.InvoiceNumber}</Code>
          <StateBadge tone={tones[twin.State]} label={stateWord(twin.State)} />
        </Group>
      ))}
    </Alert>
  )
}
