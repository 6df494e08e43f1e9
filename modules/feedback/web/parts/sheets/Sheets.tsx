import { Button, Group, Stack, Text } from '@mantine/core'
import type { Output } from '#platform/shared/call.ts'
import { send } from '#platform/web/client.ts'
import { useCall, useSend } from '#platform/web/data.ts'
import { useFormat, usePick } from '#platform/web/format.tsx'
import { useAddress } from '#platform/web/start/address.ts'
import { useText } from '#platform/web/text.ts'
import { ActionBar } from '#platform/web/ui/acts/ActionBar.tsx'
import { actButtons } from '#platform/web/ui/acts/act-buttons.ts'
import { Section } from '#platform/web/ui/Page.tsx'
import { QueryView } from '#platform/web/ui/states/QueryView.tsx'
import { StateBadge, type Tone } from '#platform/web/ui/states/StateBadge.tsx'
import { useKit } from '#platform/web/ui/useKit.ts'
import { sheetActs } from '../../../contract/acts.ts'
import { feedbackCalls as calls } from '../../../contract/calls.ts'
import type { Family } from '../../../rules/kinds.ts'
import { useKindLook } from '../useKindLook.ts'
import { SheetEditor } from './SheetEditor.tsx'
import { SheetPreview } from './SheetPreview.tsx'

type OfKind = Output<typeof calls.getFeedbackSheets>[number]
export type SheetRow = OfKind['Sheets'][number]

const tones: Readonly<Record<SheetRow['State'], Tone>> = { draft: 'warning', published: 'success', replaced: 'neutral' }

/** Of each kind of sheet its versions: the one that is asked, its draft, and those before; or those that ask something of one category. */
export function Sheets({ family }: { family: Family }) {
  const { values, change } = useAddress({ sheet: 0, look: 0, CategoryID: 0 })
  const category = values.CategoryID > 0 ? values.CategoryID : undefined
  const query = useCall(calls.getFeedbackSheets, { Family: family, ...(category && { CategoryID: category }) })
  return (
    <>
      {category && <OfCategory family={family} id={category} onAll={() => change({ CategoryID: 0 })} />}
      <QueryView query={query} module="feedback">
        {(kinds) => {
          const edited = kinds.flatMap(({ Sheets: all }) => all).find(({ ID }) => ID === values.sheet)
          return edited?.State === 'draft' ? (
            <SheetEditor id={edited.ID} family={family} onClose={() => change({ sheet: 0 })} />
          ) : (
            <Stack gap="md">
              {kinds.map((each) => (
                <OfOneKind
                  key={each.Kind}
                  of={each}
                  isWhole={!category}
                  onEdit={(ID) => change({ sheet: ID })}
                  onLook={(ID) => change({ look: ID })}
                />
              ))}
            </Stack>
          )
        }}
      </QueryView>
      <SheetPreview id={values.look || null} onClose={() => change({ look: 0 })} />
    </>
  )
}

/** Which sheets alone are shown, and the way back to all. */
function OfCategory({ family, id, onAll }: { family: Family; id: number; onAll: () => void }) {
  const t = useText('feedback')
  const kit = useKit()
  const format = useFormat()
  const pick = usePick()
  const found = useCall(calls.getFeedbackCategories, { Family: family, ID: id }).data?.Items[0]
  return (
    <Group gap="xs" mb="md">
      <Text size="sm">{`${t('fields.category')}${format.colon}${found ? pick(found.Name) : `#${id}`}`}</Text>
      <Button variant="subtle" color="gray" size="compact-sm" onClick={onAll}>
        {kit('table.clearFilters')}
      </Button>
    </Group>
  )
}

interface OfOneKindProps {
  readonly of: OfKind
  /** All its versions are here. */
  readonly isWhole: boolean
  readonly onEdit: (id: number) => void
  readonly onLook: (id: number) => void
}

function OfOneKind({ of: { Kind, Sheets: all }, isWhole, onEdit, onLook }: OfOneKindProps) {
  const t = useText('feedback')
  const r = useText('feedback/rounds')
  const kind = useKindLook()
  const drafting = useSend(calls.draftFeedbackSheet, { module: 'feedback', onDone: ({ ID }) => onEdit(ID) })
  const hasDraft = all.some(({ State }) => State === 'draft')
  if (!isWhole && all.length === 0) return null
  return (
    <Section
      title={kind.words(Kind)}
      actions={
        isWhole &&
        !hasDraft && (
          <Button
            variant={all.length === 0 ? 'filled' : 'default'}
            loading={drafting.sending}
            onClick={() => void drafting.send({ body: { Kind } })}
          >
            {t('acts.draftFeedbackSheet.do')}
          </Button>
        )
      }
    >
      {all.length === 0 ? (
        <Text size="sm" c="dimmed">
          {r('sheets.none')}
        </Text>
      ) : (
        <Stack gap="xs" component="ul" p={0} m={0} style={{ listStyle: 'none' }}>
          {all.map((sheet) => (
            <OneSheet key={sheet.ID} sheet={sheet} onEdit={onEdit} onLook={onLook} />
          ))}
        </Stack>
      )}
    </Section>
  )
}

function OneSheet({ sheet, onEdit, onLook }: { sheet: SheetRow } & Pick<OfOneKindProps, 'onEdit' | 'onLook'>) {
  const t = useText('feedback')
  const r = useText('feedback/rounds')
  const format = useFormat()
  return (
    <Group component="li" justify="space-between" gap="xs">
      <Group gap="sm">
        <Text fw={500}>{r('sheets.number', { number: format.number(sheet.Number) })}</Text>
        <StateBadge tone={tones[sheet.State]} label={t(`states.${sheet.State}`)} />
        <Text size="sm" c="dimmed">
          {r('sheets.questions', { count: sheet.Questions })}
        </Text>
        {sheet.PublishedOn && (
          <Text size="sm" c="dimmed">
            {r('sheets.published', { day: format.day(sheet.PublishedOn) })}
          </Text>
        )}
      </Group>
      <ActionBar
        module="feedback"
        allowed={sheet.Actions}
        actions={{
          ...actButtons(
            sheetActs,
            { ID: sheet.ID, Version: sheet.Version },
            ['publishFeedbackSheet', 'editFeedbackSheet', 'deleteFeedbackSheet'],
            {
              editFeedbackSheet: { run: () => onEdit(sheet.ID) },
              deleteFeedbackSheet: { run: () => send(calls.deleteFeedbackSheet, { ID: sheet.ID }) },
            },
          ),
          preview: { always: true, label: r('sheets.preview'), run: () => onLook(sheet.ID) },
        }}
      />
    </Group>
  )
}
