import { NativeSelect, Text } from '@mantine/core'
import { useFormat } from '#platform/web/format.tsx'
import { useText } from '#platform/web/text.ts'
import { AnswerPicture } from '../../parts/AnswerPicture.tsx'
import classes from './MatchingAnswer.module.css'
import type { AnswerProps } from './answer-props.ts'

/** For each item one of the choices, out of the device's own list: by keyboard and by thumb. */
export function MatchingAnswer({ question, answer, onAnswer, labelId }: AnswerProps) {
  const t = useText('sitting')
  const format = useFormat()
  const pairs = answer && 'Pairs' in answer ? answer.Pairs : []
  const choose = (ItemID: number, AnswerID: number) =>
    onAnswer({
      Pairs: [...pairs.filter((pair) => pair.ItemID !== ItemID), ...(AnswerID > 0 ? [{ ItemID, AnswerID }] : [])],
    })
  return (
    <>
      <Text size="sm" c="dimmed">
        {t('paper.matchHint')}
      </Text>
      <ul className={classes['items']} aria-labelledby={labelId}>
        {question.Items.map((item, at) => {
          const label = item.Text || t('paper.picture', { number: format.number(at + 1) })
          const chosen = pairs.find((pair) => pair.ItemID === item.ID)?.AnswerID ?? 0
          return (
            <li key={item.ID} className={classes['item']} data-chosen={chosen > 0 || undefined}>
              <span dir="auto" className={classes['words']}>
                <AnswerPicture fileId={item.FileID} number={at + 1} />
                {item.Text}
              </span>
              <NativeSelect
                className={classes['select']!}
                aria-label={t('paper.matchOf', { item: label })}
                value={String(chosen)}
                onChange={(event) => choose(item.ID, Number(event.currentTarget.value))}
                data={[
                  { value: '0', label: t('paper.chooseMatch') },
                  ...question.Answers.map((each) => ({ value: String(each.ID), label: each.Text })),
                ]}
              />
              <Whole text={question.Answers.find((each) => each.ID === chosen)?.Text ?? ''} />
            </li>
          )
        })}
      </ul>
    </>
  )
}

/** Longer than this, a choice does not fit into a closed list on a phone. */
const fitting = 32

/** The chosen one in full, where the closed list cuts it off. */
function Whole({ text }: { text: string }) {
  return text.length > fitting ? (
    <Text size="sm" dir="auto" className={classes['whole']!}>
      {text}
    </Text>
  ) : null
}
