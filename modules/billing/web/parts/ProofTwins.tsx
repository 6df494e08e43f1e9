import { Alert, Anchor, Group } from '@mantine/core'
import type * as z from 'zod'
import { Code } from '#platform/web/format.tsx'
import { href } from '#platform/web/href.ts'
import { AppLink } from '#platform/web/link.tsx'
import { useText } from '#platform/web/text.ts'
import { StateBadge } from '#platform/web/ui/states/StateBadge.tsx'
import type { proofTwin } from '../../contract/shapes.ts'

type Twin = z.output<typeof proofTwin>

const tones = { uploaded: 'info', verified: 'success', rejected: 'danger' } as const

/** Where the record stands that the other proof was handed in for; null where it has no page of its own. */
const pageOf = ({ SubjectKind, SubjectID: ID }: Twin) =>
  SubjectKind === 'registration'
    ? href('/CourseRegistration-Edit/:ID', { ID })
    : SubjectKind === 'courseRequest'
      ? href('/CourseRequest-Edit/:ID?', { ID })
      : null

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
      {twins.map((twin, at) => {
        const page = pageOf(twin)
        return (
          <Group key={at} gap="xs" wrap="wrap">
            <span>{t(`twins.by.${twin.Same}`)}</span>
            {page ? (
              <Anchor component={AppLink} to={page as '/'} inherit underline="always">
                <Code>{twin.SubjectCode}</Code>
              </Anchor>
            ) : (
              <Code>{twin.SubjectCode}</Code>
            )}
            <Code>{twin.InvoiceNumber}</Code>
            <StateBadge tone={tones[twin.State]} label={stateWord(twin.State)} />
          </Group>
        )
      })}
    </Alert>
  )
}
