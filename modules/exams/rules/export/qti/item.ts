import { comparedBy } from '../../import/labels.ts'
import type { BankQuestion } from '../bank-question.ts'
import { element, xmlHead, xmlText } from '../xml-writing.ts'
import { bodyOf, choiceBody, plainBody, type MediaPlaces } from './body.ts'
import type { Flavour } from './flavour.ts'

type Answer = BankQuestion['answers'][number]

/** What a kind of question puts into its item. */
interface Parts {
  readonly cardinality: 'single' | 'multiple'
  readonly baseType: 'identifier' | 'directedPair' | 'string' | 'float'
  readonly correct: readonly string[]
  readonly mapping: readonly { readonly key: string; readonly value: number }[]
  readonly interaction: string
  /** What names the feedback that is shown: the response itself, or conditions. */
  readonly feedback: 'response' | 'conditions' | 'none'
  readonly processing?: readonly string[]
}

const identifierOf = (at: number) => `A${at + 1}`
const score = (share: number, weight: number) => Number(((share * weight) / 100).toFixed(8))
const sharesOf = (answers: readonly Answer[]) => {
  const right = answers.filter((each) => each.isRight).length
  return answers.map((each) => each.fraction ?? (each.isRight ? 100 / right : 0))
}

/** Words of true and false in the script of the question. */
const truthWords = (text: string) =>
  /\p{Script=Arabic}/u.test(text) ? { true: 'صواب', false: 'خطأ' } : { true: 'True', false: 'False' }

function choiceParts(question: BankQuestion, places: MediaPlaces, flavour: Flavour): Parts {
  const { make } = flavour
  const isTruth = question.type === 'trueFalse'
  const words = truthWords(question.text)
  const keys = question.answers.map((each, at) => (isTruth ? each.text : identifierOf(at)))
  const shares = sharesOf(question.answers)
  const isMultiple = question.type === 'multiAnswers'
  const choices = question.answers.map((each, at) =>
    make(
      'simpleChoice',
      { identifier: keys[at] },
      isTruth ? words[each.text as 'true' | 'false'] : choiceBody(each, places),
      ...(each.feedback
        ? [
            make(
              'feedbackInline',
              { outcomeIdentifier: 'FEEDBACK', identifier: keys[at], showHide: 'show' },
              plainBody(each.feedback),
            ),
          ]
        : []),
    ),
  )
  return {
    cardinality: isMultiple ? 'multiple' : 'single',
    baseType: 'identifier',
    correct: keys.filter((_, at) => question.answers[at]!.isRight),
    mapping: keys.flatMap((key, at) => (shares[at] === 0 ? [] : [{ key, value: score(shares[at]!, question.weight) }])),
    interaction: make(
      'choiceInteraction',
      { responseIdentifier: 'RESPONSE', shuffle: 'false', maxChoices: isMultiple ? 0 : 1 },
      ...choices,
    ),
    feedback: question.answers.some((each) => each.feedback) ? 'response' : 'none',
  }
}

function matchParts(question: BankQuestion, places: MediaPlaces, { make }: Flavour): Parts {
  const items = question.answers.filter((each) => each.isRight)
  const targets = [...new Set(question.answers.map((each) => each.match ?? ''))]
  const pairs = items.map((item, at) => `I${at + 1} C${targets.indexOf(item.match ?? '') + 1}`)
  const one = (identifier: string, matchMax: number, content: string) =>
    make('simpleAssociableChoice', { identifier, matchMax }, content)
  return {
    cardinality: 'multiple',
    baseType: 'directedPair',
    correct: pairs,
    mapping: pairs.map((key) => ({ key, value: score(100 / items.length, question.weight) })),
    interaction: make(
      'matchInteraction',
      { responseIdentifier: 'RESPONSE', shuffle: 'true', maxAssociations: 0 },
      make('simpleMatchSet', {}, ...items.map((item, at) => one(`I${at + 1}`, 1, choiceBody(item, places)))),
      make('simpleMatchSet', {}, ...targets.map((text, at) => one(`C${at + 1}`, 0, plainBody(text)))),
    ),
    feedback: 'none',
  }
}

const classOf = (words: readonly string[]) =>
  words.length > 0 ? { class: words.map((word) => `compare-${word}`).join(' ') } : {}

/** A written answer; a share and a feedback for each that is accepted, in the order in which they are tried. */
function writtenParts(question: BankQuestion, { make }: Flavour): Parts {
  const isNumber = question.type === 'numerical'
  const { settings, answers, weight } = question
  const variable = make('variable', { identifier: 'RESPONSE' })
  const test = (each: Answer) => {
    if (each.text.trim() === '*') return make('not', {}, make('isNull', {}, variable))
    const value = make('baseValue', { baseType: isNumber ? 'float' : 'string' }, xmlText(each.text))
    return isNumber
      ? make(
          'equal',
          { toleranceMode: 'absolute', tolerance: `${each.tolerance ?? 0} ${each.tolerance ?? 0}` },
          variable,
          value,
        )
      : make('stringMatch', { caseSensitive: String(settings?.matchCase ?? false) }, variable, value)
  }
  const outcome = (identifier: string, baseType: string, value: string) =>
    make('setOutcomeValue', { identifier }, make('baseValue', { baseType }, value))
  const branches = answers.map((each, at) =>
    make(
      at === 0 ? 'responseIf' : 'responseElseIf',
      {},
      test(each),
      outcome('SCORE', 'float', String(score(each.fraction ?? 0, weight))),
      ...(each.feedback ? [outcome('FEEDBACK', 'identifier', identifierOf(at))] : []),
    ),
  )
  return {
    cardinality: 'single',
    baseType: isNumber ? 'float' : 'string',
    correct: answers
      .filter((each) => each.fraction === 100)
      .slice(0, 1)
      .map((each) => each.text),
    mapping: [],
    interaction: element(
      'p',
      {},
      make('textEntryInteraction', {
        responseIdentifier: 'RESPONSE',
        ...classOf(comparedBy({ ...settings, matchCase: false })),
      }),
    ),
    feedback: answers.some((each) => each.feedback) ? 'conditions' : 'none',
    processing: [make('responseCondition', {}, ...branches)],
  }
}

function partsOf(question: BankQuestion, places: MediaPlaces, flavour: Flavour): Parts {
  const { make } = flavour
  switch (question.type) {
    case 'matching':
      return matchParts(question, places, flavour)
    case 'shortAnswer':
    case 'numerical':
      return writtenParts(question, flavour)
    case 'text':
      return {
        cardinality: 'single',
        baseType: 'string',
        correct: [],
        mapping: [],
        interaction: make('extendedTextInteraction', { responseIdentifier: 'RESPONSE' }),
        feedback: 'none',
        processing: [],
      }
    default:
      return choiceParts(question, places, flavour)
  }
}

function declaration({ cardinality, baseType, correct, mapping }: Parts, weight: number, { make }: Flavour): string {
  const values = correct.map((value) => make('value', {}, xmlText(value)))
  const entries = mapping.map(({ key, value }) => make('mapEntry', { mapKey: key, mappedValue: value }))
  return make(
    'responseDeclaration',
    { identifier: 'RESPONSE', cardinality, baseType },
    ...(values.length > 0 ? [make('correctResponse', {}, ...values)] : []),
    ...(entries.length > 0
      ? [make('mapping', { lowerBound: 0, upperBound: weight, defaultValue: 0 }, ...entries)]
      : []),
  )
}

function outcomes({ weight, feedback }: BankQuestion, parts: Parts, { make }: Flavour): string[] {
  const initial = (value: string) => make('defaultValue', {}, make('value', {}, value))
  const one = (identifier: string, baseType: string, cardinality: string, value?: string, more = {}) =>
    make(
      'outcomeDeclaration',
      { identifier, cardinality, baseType, ...more },
      ...(value === undefined ? [] : [initial(value)]),
    )
  return [
    one('SCORE', 'float', 'single', '0', { normalMaximum: weight }),
    one('MAXSCORE', 'float', 'single', String(weight)),
    ...(parts.feedback === 'none'
      ? []
      : [one('FEEDBACK', 'identifier', parts.feedback === 'response' ? parts.cardinality : 'single')]),
    ...(feedback ? [one('GENERAL', 'identifier', 'single', 'general')] : []),
  ]
}

function processing(parts: Parts, { make, templates }: Flavour): string {
  if (parts.processing) return parts.processing.length === 0 ? '' : make('responseProcessing', {}, ...parts.processing)
  const mapped = make('mapResponse', { identifier: 'RESPONSE' })
  if (parts.feedback === 'none') {
    return make('responseProcessing', {
      template: `${templates}/map_response${templates.includes('v3p0') ? '.xml' : ''}`,
    })
  }
  return make(
    'responseProcessing',
    {},
    make('setOutcomeValue', { identifier: 'SCORE' }, mapped),
    make('setOutcomeValue', { identifier: 'FEEDBACK' }, make('variable', { identifier: 'RESPONSE' })),
  )
}

/** What is shown after the answer: in version 3 within a body of its own. */
function feedbacks(question: BankQuestion, parts: Parts, places: MediaPlaces, flavour: Flavour): string[] {
  const { make, isThree } = flavour
  const one = (outcomeIdentifier: string, identifier: string, content: string) =>
    make(
      'modalFeedback',
      { outcomeIdentifier, identifier, showHide: 'show' },
      isThree ? make('contentBody', {}, content) : content,
    )
  const ofAnswers = parts.feedback === 'conditions' ? question.answers : []
  return [
    ...(question.feedback ? [one('GENERAL', 'general', bodyOf(question.feedback, places, flavour))] : []),
    ...ofAnswers.flatMap((each, at) =>
      each.feedback ? [one('FEEDBACK', identifierOf(at), plainBody(each.feedback))] : [],
    ),
  ]
}

/** One question as an item of QTI; it is as `asWritten` gives it. */
export function writeItem(question: BankQuestion, identifier: string, places: MediaPlaces, flavour: Flavour): string {
  const { make, namespace, schema } = flavour
  const parts = partsOf(question, places, flavour)
  const rubric = question.modelAnswer
    ? [
        make(
          'rubricBlock',
          { view: 'scorer', ...(flavour.isThree && { use: 'scoring' }) },
          flavour.isThree
            ? make('contentBody', {}, bodyOf(question.modelAnswer, places, flavour))
            : bodyOf(question.modelAnswer, places, flavour),
        ),
      ]
    : []
  return `${xmlHead}${make(
    'assessmentItem',
    {
      xmlns: namespace,
      'xmlns:xsi': 'http://www.w3.org/2001/XMLSchema-instance',
      'xsi:schemaLocation': `${namespace} ${schema}`,
      identifier,
      title: question.name,
      adaptive: 'false',
      timeDependent: 'false',
    },
    declaration(parts, question.weight, flavour),
    ...outcomes(question, parts, flavour),
    make('itemBody', {}, ...rubric, bodyOf(question.text, places, flavour), parts.interaction),
    processing(parts, flavour),
    ...feedbacks(question, parts, places, flavour),
  )}\n`
}
