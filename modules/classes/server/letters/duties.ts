import { letters } from '#platform/server/notices/letter.ts'

/** What `teachingLetters` say to who teaches, to those who examine or assess practical work. */
export const dutyLetters = letters({
  classExaminerConfirm: {
    topic: 'teaching',
    type: 1,
    title: {
      ar: 'ممتحن الشعبة {{class}}: نرجو تأكيدك',
      en: 'Examiner of class {{class}}: please confirm',
      fr: 'Examinateur de la session {{class}} : merci de confirmer',
    },
    body: {
      ar: 'نطلب أن تتولى الامتحان في الشعبة {{class}} «{{course}}» التي تبدأ في {{day}}. نرجو القبول أو الاعتذار.',
      en: 'You are asked to examine in class {{class}} “{{course}}”, which starts on {{day}}. Please accept or decline.',
      fr: 'On vous propose d’être examinateur de la session {{class}} « {{course}} », qui commence le {{day}}. Merci d’accepter ou de décliner.',
    },
  },
  classAssessorConfirm: {
    topic: 'teaching',
    type: 1,
    title: {
      ar: 'المقيّم العملي للشعبة {{class}}: نرجو تأكيدك',
      en: 'Practical assessor of class {{class}}: please confirm',
      fr: 'Évaluateur pratique de la session {{class}} : merci de confirmer',
    },
    body: {
      ar: 'نطلب أن تتولى التقييم العملي في الشعبة {{class}} «{{course}}» التي تبدأ في {{day}}. نرجو القبول أو الاعتذار.',
      en: 'You are asked to assess the practical work in class {{class}} “{{course}}”, which starts on {{day}}. Please accept or decline.',
      fr: 'On vous propose d’évaluer la pratique de la session {{class}} « {{course}} », qui commence le {{day}}. Merci d’accepter ou de décliner.',
    },
  },
  classExaminerReminder: {
    topic: 'teaching',
    type: 1,
    title: {
      ar: 'ما زلنا ننتظر ردّك: ممتحن الشعبة {{class}}',
      en: 'Your answer is awaited: examiner of class {{class}}',
      fr: 'Votre réponse est attendue : examinateur de la session {{class}}',
    },
    body: {
      ar: 'لم يصلنا ردّك على تولي الامتحان في «{{course}}» ({{class}}) التي تبدأ في {{day}}. نرجو القبول أو الاعتذار.',
      en: 'You have not answered yet whether you will examine in “{{course}}” ({{class}}), which starts on {{day}}. Please accept or decline.',
      fr: 'Vous n’avez pas encore dit si vous ferez passer les examens de « {{course}} » ({{class}}) du {{day}}. Merci d’accepter ou de décliner.',
    },
  },
  classAssessorReminder: {
    topic: 'teaching',
    type: 1,
    title: {
      ar: 'ما زلنا ننتظر ردّك: المقيّم العملي للشعبة {{class}}',
      en: 'Your answer is awaited: practical assessor of class {{class}}',
      fr: 'Votre réponse est attendue : évaluateur pratique de la session {{class}}',
    },
    body: {
      ar: 'لم يصلنا ردّك على تولي التقييم العملي في «{{course}}» ({{class}}) التي تبدأ في {{day}}. نرجو القبول أو الاعتذار.',
      en: 'You have not answered yet whether you will assess the practical work in “{{course}}” ({{class}}), which starts on {{day}}. Please accept or decline.',
      fr: 'Vous n’avez pas encore dit si vous évaluerez la pratique de « {{course}} » ({{class}}) du {{day}}. Merci d’accepter ou de décliner.',
    },
  },
  classExaminerReleased: {
    topic: 'teaching',
    type: null,
    title: {
      ar: 'لم تعد تتولى الامتحان في الشعبة {{class}}',
      en: 'You no longer examine in class {{class}}',
      fr: 'Vous ne faites plus passer les examens de la session {{class}}',
    },
    body: {
      ar: 'تغيّر فريق «{{course}}» ({{class}}) ولم تعد تتولى الامتحان فيها. لا يلزمك شيء بعد، ونشكرك.',
      en: 'The staff of “{{course}}” ({{class}}) has changed and you no longer examine in it. There is nothing more for you to do; thank you.',
      fr: 'L’équipe de « {{course}} » ({{class}}) a changé et vous n’y faites plus passer d’examens. Vous n’avez plus rien à faire ; merci.',
    },
  },
  classAssessorReleased: {
    topic: 'teaching',
    type: null,
    title: {
      ar: 'لم تعد تتولى التقييم العملي في الشعبة {{class}}',
      en: 'You no longer assess practical work in class {{class}}',
      fr: 'Vous n’évaluez plus la pratique de la session {{class}}',
    },
    body: {
      ar: 'تغيّر فريق «{{course}}» ({{class}}) ولم تعد تتولى التقييم العملي فيها. لا يلزمك شيء بعد، ونشكرك.',
      en: 'The staff of “{{course}}” ({{class}}) has changed and you no longer assess practical work in it. There is nothing more for you to do; thank you.',
      fr: 'L’équipe de « {{course}} » ({{class}}) a changé et vous n’y évaluez plus la pratique. Vous n’avez plus rien à faire ; merci.',
    },
  },
})
