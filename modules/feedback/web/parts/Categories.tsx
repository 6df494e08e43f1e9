import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { useFormat } from '#platform/web/format.tsx'
import { href } from '#platform/web/href.ts'
import { DataTable } from '#platform/web/tables/DataTable.tsx'
import { useList } from '#platform/web/tables/useList.tsx'
import { useText } from '#platform/web/text.ts'
import { Dialog } from '#platform/web/ui/dialogs/Dialog.tsx'
import { Page } from '#platform/web/ui/Page.tsx'
import { feedbackCalls as calls } from '../../contract/calls.ts'
import { familyOf } from '../../rules/kinds.ts'
import { CategoryForm } from './CategoryForm.tsx'
import { LeavingCategory } from './LeavingCategory.tsx'
import { listPath, type FeedbackCategory } from './question.ts'
import { useKindLook } from './useKindLook.ts'

/** The categories of feedback questions with how many questions stand in each. */
export function Categories() {
  const t = useText('feedback')
  const format = useFormat()
  const kind = useKindLook()
  const [opened, setOpened] = useState<FeedbackCategory | 'new' | null>(null)
  const [leaving, setLeaving] = useState<FeedbackCategory | null>(null)
  const { column, filter, props } = useList(calls.getFeedbackCategories, 'feedback')
  return (
    <Page
      title={t('screens.categories')}
      description={t('about.categories')}
      actions={
        <Button leftSection={<IconPlus size="1rem" aria-hidden />} onClick={() => setOpened('new')}>
          {t('addCategory')}
        </Button>
      }
    >
      <DataTable
        {...props}
        id="feedback-categories"
        columns={[
          column('Position', { card: 'none', width: '6rem' }),
          column('Code', { always: true }),
          column('Name', { card: 'title' }),
          column('Kind', { tones: kind.tones, words: kind.words, card: 'badge' }),
          column('Questions', { cell: (row) => format.number(row.Questions) }),
          column('IsActive', { label: t('fields.offered') }),
        ]}
        filters={[filter('Kind', { words: kind.words }), filter('IsActive', { label: t('fields.offered') })]}
        searchable
        onRow={setOpened}
        rowActions={(row) => ({
          questions: {
            always: true,
            href: href(listPath[familyOf(row.Kind)], {}, { CategoryID: row.ID }),
          },
          editCategory: { always: true, run: () => setOpened(row) },
          // What uses it must be seen before it is asked, so that has a dialog of its own.
          deleteCategory: { always: true, apart: true, run: () => setLeaving(row) },
        })}
        emptySentence={t('noCategories')}
      />
      <Dialog
        opened={opened !== null}
        onClose={() => setOpened(null)}
        drawer
        size="md"
        title={t(opened === 'new' ? 'addCategory' : 'editCategory')}
      >
        {opened && <CategoryForm category={opened === 'new' ? null : opened} onClose={() => setOpened(null)} />}
      </Dialog>
      <Dialog opened={leaving !== null} onClose={() => setLeaving(null)} title={t('deleteCategoryTitle')}>
        {leaving && <LeavingCategory category={leaving} onClose={() => setLeaving(null)} />}
      </Dialog>
    </Page>
  )
}
