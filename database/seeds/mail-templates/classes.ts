import type { Template } from './template.ts'

export const classTemplates: readonly Template[] = [
  {
    kind: 'classMade',
    type: null,
    mail: false,
    title: ['أُنشئت الشعبة {{class}}', 'Class {{class}} is made', 'La session {{class}} est créée'],
    body: [
      'أُكّد بند الخطة «{{course}}» وأُنشئت شعبته {{class}} التي تبدأ في {{day}}. التسجيل فيها مفتوح الآن.',
      'The plan row of “{{course}}” is confirmed and its class {{class}}, from {{day}}, is made. People can register now.',
      'La ligne du plan de « {{course}} » est confirmée et sa session {{class}} du {{day}} est créée. Les inscriptions sont ouvertes.',
    ],
  },
  {
    kind: 'classAtRisk',
    type: null,
    title: [
      'الشعبة {{class}} دون الحد الأدنى',
      'Class {{class}} is under its minimum',
      'La session {{class}} est sous son minimum',
    ],
    body: [
      'سُجّل في «{{course}}» ({{class}}) {{enrolled}} من أصل {{minimum}} على الأقل، وتبدأ في {{day}}. قرّر تنفيذها بسبب أو تأجيلها أو إلغاءها.',
      '“{{course}}” ({{class}}) has {{enrolled}} of at least {{minimum}} people and starts on {{day}}. Decide to hold it for a reason, to postpone or to cancel it.',
      '« {{course}} » ({{class}}) compte {{enrolled}} inscrits sur {{minimum}} au minimum et commence le {{day}}. Décidez de la maintenir avec un motif, de la reporter ou de l’annuler.',
    ],
  },
  {
    kind: 'classGo',
    type: null,
    title: ['تأكد تنفيذ {{course}}', '{{course}} will take place', '{{course}} aura lieu'],
    body: [
      'تأكد تنفيذ «{{course}}» ({{class}}) ابتداءً من {{day}}. تجد الجلسات ومواعيدها وقاعاتها في جدولك.',
      '“{{course}}” ({{class}}) will take place from {{day}}. Its sessions with times and rooms stand on your schedule.',
      '« {{course}} » ({{class}}) aura bien lieu à partir du {{day}}. Séances, horaires et salles figurent dans votre emploi du temps.',
    ],
  },
  {
    kind: 'classStartsSoon',
    type: 2,
    title: [
      '{{course}} تبدأ في {{sessionDay}}',
      '{{course}} starts on {{sessionDay}}',
      '{{course}} commence le {{sessionDay}}',
    ],
    body: [
      'تبدأ «{{course}}» ({{class}}) في {{sessionDay}} الساعة {{time}}. راجِع جدولك لمعرفة القاعة وبقية الجلسات.',
      '“{{course}}” ({{class}}) starts on {{sessionDay}} at {{time}}. See your schedule for the room and the other sessions.',
      '« {{course}} » ({{class}}) commence le {{sessionDay}} à {{time}}. Consultez votre emploi du temps pour la salle et les autres séances.',
    ],
  },
  {
    kind: 'classEnded',
    type: null,
    mail: false,
    title: ['انتهت الشعبة {{class}}', 'Class {{class}} has ended', 'La session {{class}} est terminée'],
    body: [
      'انتهت جلسات «{{course}}» ({{class}}). راجِع الحضور والدرجات ثم انشر النتائج النهائية وأصدر الشهادات.',
      'The sessions of “{{course}}” ({{class}}) are over. Look at attendance and marks, then publish the final results and issue the certificates.',
      'Les séances de « {{course}} » ({{class}}) sont terminées. Vérifiez présences et notes, puis publiez les résultats finaux et émettez les attestations.',
    ],
  },
  {
    kind: 'degreesDue',
    type: null,
    mail: false,
    title: [
      'أكمل درجات الشعبة {{class}}',
      'Complete the marks of class {{class}}',
      'Complétez les notes de la session {{class}}',
    ],
    body: [
      'انتهت «{{course}}» ({{class}}). أكمل درجات المشاركة والحضور حتى تُنشر النتائج.',
      '“{{course}}” ({{class}}) has ended. Complete participation marks and attendance, so that the results can be published.',
      '« {{course}} » ({{class}}) est terminée. Complétez les notes de participation et les présences pour que les résultats soient publiés.',
    ],
  },
  {
    kind: 'classPostponed',
    type: 3,
    title: ['أُجّلت الشعبة {{class}}', 'Class {{class}} is postponed', 'La session {{class}} est reportée'],
    body: [
      'أُجّلت «{{course}}» ({{class}}) إلى {{newDay}}. السبب: {{reason}}. تُعلن الجلسات الجديدة حين تثبت، ويبقى تسجيلك قائمًا.',
      '“{{course}}” ({{class}}) is postponed to {{newDay}}. Reason: {{reason}}. The new sessions will be announced once they stand; your place is kept.',
      '« {{course}} » ({{class}}) est reportée au {{newDay}}. Motif : {{reason}}. Les nouvelles séances seront annoncées dès qu’elles seront fixées ; votre place est conservée.',
    ],
  },
  {
    kind: 'teachingClassPostponed',
    type: 3,
    title: ['أُجّلت الشعبة {{class}}', 'Class {{class}} is postponed', 'La session {{class}} est reportée'],
    body: [
      'أُجّلت «{{course}}» ({{class}}) إلى {{newDay}} ولم تعد جلساتها الأولى في جدولك. سنسألك من جديد حين يثبت الموعد.',
      '“{{course}}” ({{class}}) is postponed to {{newDay}}; its former sessions have left your schedule. You will be asked again once the new ones stand.',
      '« {{course}} » ({{class}}) est reportée au {{newDay}} ; ses anciennes séances ont quitté votre emploi du temps. Vous serez sollicité de nouveau une fois les dates fixées.',
    ],
  },
  {
    kind: 'classReopened',
    type: 3,
    title: ['عادت الشعبة {{class}}', 'Class {{class}} is on again', 'La session {{class}} reprend'],
    body: [
      'ثبت موعد «{{course}}» ({{class}}) وتبدأ في {{day}}. راجِع المواعيد الجديدة.',
      'The dates of “{{course}}” ({{class}}) stand: it starts on {{day}}. Please look at the new times.',
      'Les dates de « {{course}} » ({{class}}) sont fixées : elle commence le {{day}}. Consultez les nouveaux horaires.',
    ],
  },
  {
    kind: 'classCancelled',
    type: 3,
    title: ['أُلغيت الشعبة {{class}}', 'Class {{class}} is cancelled', 'La session {{class}} est annulée'],
    body: [
      'نأسف لإلغاء «{{course}}» ({{class}}) التي كانت تبدأ في {{day}}. السبب: {{reason}}. سيتواصل معك المنسق بشأن البدائل وما دفعته.',
      'We are sorry: “{{course}}” ({{class}}), which was to start on {{day}}, is cancelled. Reason: {{reason}}. The coordinator will speak with you about alternatives and what you have paid.',
      'Nous sommes désolés : « {{course}} » ({{class}}) prévue le {{day}} est annulée. Motif : {{reason}}. Le coordinateur vous proposera une solution, y compris pour ce que vous avez payé.',
    ],
  },
  {
    kind: 'teachingClassCancelled',
    type: 3,
    title: ['أُلغيت الشعبة {{class}}', 'Class {{class}} is cancelled', 'La session {{class}} est annulée'],
    body: [
      'أُلغيت «{{course}}» ({{class}}) التي كانت تبدأ في {{day}}، ولم تعد جلساتها في جدولك. نشكرك.',
      '“{{course}}” ({{class}}), which was to start on {{day}}, is cancelled and its sessions have left your schedule. Thank you.',
      '« {{course}} » ({{class}}) prévue le {{day}} est annulée et ses séances ont quitté votre emploi du temps. Merci.',
    ],
  },
  {
    kind: 'classConfirm',
    type: 1,
    title: [
      'أُنشئت الشعبة {{class}}: نرجو تأكيدك',
      'Class {{class}} is made: please confirm',
      'Session {{class}} créée : merci de confirmer',
    ],
    body: [
      'أُنشئت الشعبة {{class}} «{{course}}» وتبدأ في {{day}}. نرجو تأكيد قيامك بتدريسها أو الاعتذار.',
      'Class {{class}} “{{course}}” is made and starts on {{day}}. Please confirm that you will teach it, or decline.',
      'La session {{class}} « {{course}} » est créée et commence le {{day}}. Merci de confirmer ou de décliner.',
    ],
  },
  {
    kind: 'classAsAccepted',
    type: 1,
    title: [
      'أُنشئت الشعبة {{class}} كما قبلتها',
      'Class {{class}} is made as you accepted it',
      'La session {{class}} est créée telle que vous l’avez acceptée',
    ],
    body: [
      'أُنشئت الشعبة {{class}} «{{course}}» وتبدأ في {{day}}، ولم يتغير شيء مما قبلته في الخطة، فلا يلزم أن تؤكدها. جلساتها في جدولك.',
      'Class {{class}} “{{course}}” is made and starts on {{day}}. Nothing has changed since you accepted it in the plan, so there is nothing to confirm. Its sessions stand on your schedule.',
      'La session {{class}} « {{course}} » est créée et commence le {{day}}. Rien n’a changé depuis votre accord dans le plan : il n’y a rien à confirmer. Ses séances figurent dans votre emploi du temps.',
    ],
  },
  {
    kind: 'classInstructorReminder',
    type: 1,
    title: [
      'ما زلنا ننتظر تأكيدك للشعبة {{class}}',
      'Please confirm class {{class}}',
      'Merci de confirmer la session {{class}}',
    ],
    body: [
      'لم يصلنا تأكيدك لتدريس «{{course}}» ({{class}}) التي تبدأ في {{day}}. نرجو القبول أو الاعتذار.',
      'You have not confirmed yet that you will teach “{{course}}” ({{class}}), which starts on {{day}}. Please accept or decline.',
      'Vous n’avez pas encore confirmé « {{course}} » ({{class}}) du {{day}}. Merci d’accepter ou de décliner.',
    ],
  },
  {
    kind: 'classInstructorSilent',
    type: null,
    title: [
      'لم يؤكد مدرب الشعبة {{class}}',
      'No confirmation from the instructor of {{class}}',
      'Le formateur de {{class}} ne confirme pas',
    ],
    body: [
      'لم يؤكد المدرب تدريس «{{course}}» ({{class}}) التي تبدأ في {{day}} رغم التذكير. تواصل معه أو اختر بديلًا من صفحة الشعبة.',
      'The instructor has not confirmed “{{course}}” ({{class}}), which starts on {{day}}, in spite of a reminder. Call, or choose a substitute on the class’s page.',
      'Le formateur n’a pas confirmé « {{course}} » ({{class}}) du {{day}}, malgré un rappel. Appelez-le ou choisissez un remplaçant sur la page de la session.',
    ],
  },
  {
    kind: 'classInstructorAccepted',
    type: null,
    mail: false,
    title: ['أكّد المدرب تدريس {{class}}', 'The instructor confirmed {{class}}', 'Le formateur a confirmé {{class}}'],
    body: [
      'أكّد المدرب تدريس «{{course}}» ({{class}}) التي تبدأ في {{day}}.',
      'The instructor confirmed “{{course}}” ({{class}}), which starts on {{day}}.',
      'Le formateur a confirmé « {{course}} » ({{class}}), qui commence le {{day}}.',
    ],
  },
  {
    kind: 'classInstructorRejected',
    type: null,
    title: [
      'اعتذر مدرب الشعبة {{class}}',
      'The instructor of {{class}} declined',
      'Le formateur de {{class}} a décliné',
    ],
    body: [
      'اعتذر المدرب عن «{{course}}» ({{class}}) التي تبدأ في {{day}}، وجلساتها بلا مدرب الآن. اختر بديلًا من صفحة الشعبة.',
      'The instructor declined “{{course}}” ({{class}}), which starts on {{day}}; its sessions have no instructor now. Choose a substitute on the class’s page.',
      'Le formateur a décliné « {{course}} » ({{class}}) du {{day}} ; ses séances sont sans formateur. Choisissez un remplaçant sur la page de la session.',
    ],
  },
  {
    kind: 'classInstructorReleased',
    type: null,
    title: [
      'لم تعد مطلوبًا للشعبة {{class}}',
      'You no longer teach class {{class}}',
      'Vous n’enseignez plus la session {{class}}',
    ],
    body: [
      'تغيّر ترتيب «{{course}}» ({{class}}) ولم تعد من مدربيها. خرجت جلساتها من جدولك، ونشكرك.',
      '“{{course}}” ({{class}}) was arranged differently and you no longer teach it. Its sessions have left your schedule; thank you.',
      '« {{course}} » ({{class}}) a été réorganisée et vous ne l’enseignez plus. Ses séances ont quitté votre emploi du temps ; merci.',
    ],
  },
  {
    kind: 'sessionAdded',
    type: 3,
    title: [
      'جلسة جديدة في الشعبة {{class}}',
      'A new session of class {{class}}',
      'Nouvelle séance de la session {{class}}',
    ],
    body: [
      'أُضيفت جلسة إلى «{{course}}» ({{class}}) في {{sessionDay}} الساعة {{time}}. تجدها في جدولك.',
      '“{{course}}” ({{class}}) has a new session on {{sessionDay}} at {{time}}. It stands on your schedule.',
      '« {{course}} » ({{class}}) a une nouvelle séance le {{sessionDay}} à {{time}}. Elle figure dans votre emploi du temps.',
    ],
  },
  {
    kind: 'classChange',
    type: 3,
    title: ['تغيّر موعد في الشعبة {{class}}', 'A change in class {{class}}', 'Changement dans la session {{class}}'],
    body: [
      'جلسة «{{course}}» ({{class}}) التي كانت في {{fromDay}} أصبحت في {{sessionDay}} الساعة {{time}}. راجِع القاعة في جدولك.',
      'The session of “{{course}}” ({{class}}) of {{fromDay}} is now on {{sessionDay}} at {{time}}. See your schedule for the room.',
      'La séance de « {{course}} » ({{class}}) du {{fromDay}} a lieu le {{sessionDay}} à {{time}}. Consultez la salle dans votre emploi du temps.',
    ],
  },
  {
    kind: 'sessionChanged',
    type: 3,
    mail: false,
    title: [
      'تغيّرت جلسة في الشعبة {{class}}',
      'A session of class {{class}} was changed',
      'Une séance de la session {{class}} a été modifiée',
    ],
    body: [
      'تغيّر مدرب جلسة {{sessionDay}} أو موضوعها في «{{course}}» ({{class}})، وموعدها كما هو. راجِع جدولك.',
      'Who teaches the session of {{sessionDay}} of “{{course}}” ({{class}}), or what it is about, has changed; its time stays. Please look at your schedule.',
      'Le formateur ou le thème de la séance du {{sessionDay}} de « {{course}} » ({{class}}) a changé ; l’horaire reste. Consultez votre emploi du temps.',
    ],
  },
  {
    kind: 'sessionCancelled',
    type: 3,
    title: [
      'أُلغيت جلسة في الشعبة {{class}}',
      'A session of class {{class}} is cancelled',
      'Une séance de la session {{class}} est annulée',
    ],
    body: [
      'أُلغيت جلسة «{{course}}» ({{class}}) التي كانت في {{sessionDay}} الساعة {{time}}. بقية الجلسات كما هي في جدولك.',
      'The session of “{{course}}” ({{class}}) on {{sessionDay}} at {{time}} is cancelled. The other sessions stay as they stand on your schedule.',
      'La séance de « {{course}} » ({{class}}) du {{sessionDay}} à {{time}} est annulée. Les autres séances restent dans votre emploi du temps.',
    ],
  },
]
