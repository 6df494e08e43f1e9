import { Alert, Button, Group, Stack, Text } from '@mantine/core'
import { IconArrowsExchange } from '@tabler/icons-react'
import { useState } from 'react'
import { send } from '#platform/web/client.ts'
import { refreshEverything } from '#platform/web/data.ts'
import { Code, Localized, useFormat } from '#platform/web/format.tsx'
import { AppLink } from '#platform/web/link.tsx'
import { useGo } from '#platform/web/start/address.ts'
import { useText } from '#platform/web/text.ts'
import { ConfirmButton } from '#platform/web/ui/dialogs/Confirm.tsx'
import { KeyValues } from '#platform/web/ui/KeyValues.tsx'
import { Section } from '#platform/web/ui/Page.tsx'
import { toast } from '#platform/web/ui/toast.ts'
import { FieldChoices } from './FieldChoices.tsx'
import type { Both, MergedRecord, MergeKind, Side } from './two-records.ts'
import { RecordHead } from './RecordHead.tsx'

/** What becomes of two records: which stays, whose value of each field, what moves, what forbids it. */
export function MergePreview<Field extends string, Of extends MergedRecord>({
  kind: { pages, merge, fieldsOf, badges },
  both,
  onReload,
}: {
  kind: MergeKind<Field, Of>
  both: Both<Field, Of>
  onReload: () => unknown
}) {
  const { Kept, Gone, Differ, Moves, Blocks } = both
  const t = useText('people/merging')
  const words = useText('people')
  const format = useFormat()
  const go = useGo()
  const fields = fieldsOf({ t: words, own: t, format })
  const [chosen, setChosen] = useState<Partial<Record<Field, Side>>>({})
  const sideOf = ({ Field, Offered }: { readonly Field: Field; readonly Offered: Side }) => chosen[Field] ?? Offered
  const head = (of: Of) => (
    <>
      <AppLink to={pages.record} params={{ ID: of.ID }}>
        <Localized text={of.FullName} />
      </AppLink>
      <Code>{of.Code}</Code>
      {badges(of)}
    </>
  )
  const makeOne = async () => {
    const FromGone = Differ.filter((field) => sideOf(field) === 'gone').map(({ Field }) => Field)
    const body = { KeptID: Kept.ID, KeptVersion: Kept.Version, GoneID: Gone.ID, GoneVersion: Gone.Version, FromGone }
    try {
      const { ID } = await send(merge, { body })
      toast.done(words(pages.words.merged))
      await go.replace(pages.record, { ID })
      void refreshEverything()
    } catch (problem) {
      void onReload()
      throw problem
    }
  }
  return (
    <Stack gap="md">
      {Blocks.map(({ Kind, Codes }) => (
        <Alert key={Kind} color="red" title={t(`blocks.${Kind}`)}>
          {t(`settle.${Kind}`)}{' '}
          {Codes.map((code) => (
            <Code key={code}>{code} </Code>
          ))}
        </Alert>
      ))}
      <Section
        title={t('records')}
        actions={
          <Button
            variant="default"
            leftSection={<IconArrowsExchange size="1rem" />}
            onClick={() => void go.replace(pages.merge, { ID: Gone.ID, OtherID: Kept.ID })}
          >
            {t('swap')}
          </Button>
        }
      >
        <Group grow align="flex-start" gap="lg" wrap="wrap" preventGrowOverflow={false}>
          <RecordHead label={t('stays')}>{head(Kept)}</RecordHead>
          <RecordHead label={t('goes')}>{head(Gone)}</RecordHead>
        </Group>
      </Section>
      <Section title={t('fieldsTitle')} description={t('fieldsHint')} flush={Differ.length > 0}>
        {Differ.length === 0 ? (
          <Text size="sm">{t('noDifference')}</Text>
        ) : (
          <FieldChoices
            both={both}
            fields={fields}
            sideOf={sideOf}
            onChoose={(field, side) => setChosen((all) => ({ ...all, [field]: side }))}
          />
        )}
      </Section>
      <Section title={t('movesTitle')} description={t(pages.words.moves)}>
        {Moves.length === 0 ? (
          <Text size="sm">{t('movesNone')}</Text>
        ) : (
          <KeyValues
            items={Moves.map(({ Kind, Count }) => ({ label: t(`moved.${Kind}`), value: format.number(Count) }))}
          />
        )}
      </Section>
      <Group justify="end">
        <Button variant="default" onClick={() => go.back(pages.pairs)}>
          {t('cancel')}
        </Button>
        <ConfirmButton
          label={t('merge')}
          module="people"
          danger
          disabled={Blocks.length > 0}
          question={t('mergeAsk', { gone: Gone.Code, kept: Kept.Code, email: Gone.Email })}
          onConfirm={makeOne}
        />
      </Group>
    </Stack>
  )
}
