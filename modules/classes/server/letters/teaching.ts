import { letters } from '#platform/server/notices/letter.ts'

export const teachingLetters = letters({
  teachingClassPostponed: {
    topic: 'teaching',
    type: 3,
    title: { ar: 'أُجّلت الشعبة {{class}}', en: 'Class {{class}} is postponed', fr: 'La session {{class}} est reportée' },
    body: {
      ar: 'أُجّلت «{{course}}» ({{class}}) إلى {{newDay}} ولم تعد جلساتها الأولى في جدولك. سنسألك من جديد حين يثبت الموعد.',
      en: '“{{course}}” ({{class}}) is postponed to {{newDay}}; its former sessions have left your schedule. You will be asked again once the new ones stand.',
      fr: '« {{course}} » ({{class}}) est reportée au {{newDay}} ; ses anciennes séances ont quitté votre emploi du temps. Nous vous solliciterons de nouveau une fois les dates fixées.',
    },
  },
  teachingClassCancelled: {
    topic: 'teaching',
    type: 3,
    title: { ar: 'أُلغيت الشعبة {{class}}', en: 'Class {{class}} is cancelled', fr: 'La session {{class}} est annulée' },
    body: {
      ar: 'أُلغيت «{{course}}» ({{class}}) التي كانت تبدأ في {{day}}، ولم تعد جلساتها في جدولك. نشكرك.',
      en: '“{{course}}” ({{class}}), which was to start on {{day}}, is cancelled and its sessions have left your schedule. Thank you.',
      fr: '« {{course}} » ({{class}}) prévue le {{day}} est annulée et ses séances ont quitté votre emploi du temps. Merci.',
    },
  },
  degreesDue: {
    topic: 'teaching',
    type: null,
    mail: false,
    title: {
      ar: 'أكمل درجات الشعبة {{class}}',
      en: 'Complete the marks of class {{class}}',
      fr: 'Complétez les notes de la session {{class}}',
    },
    body: {
      ar: 'انتهت «{{course}}» ({{class}}). أكمل درجات المشاركة والحضور حتى تُنشر النتائج.',
      en: '“{{course}}” ({{class}}) has ended. Complete participation marks and attendance, so that the results can be published.',
      fr: '« {{course}} » ({{class}}) est terminée. Complétez les notes de participation et les présences pour que les résultats soient publiés.',
    },
  },
  classConfirm: {
    topic: 'teaching',
    type: 1,
    title: {
      ar: 'أُنشئت الشعبة {{class}}: نرجو تأكيدك',
      en: 'Class {{class}} is made: please confirm',
      fr: 'Session {{class}} créée : merci de confirmer',
    },
    body: {
      ar: 'أُنشئت الشعبة {{class}} «{{course}}» وتبدأ في {{day}}. نرجو تأكيد قيامك بتدريسها أو الاعتذار.',
      en: 'Class {{class}} “{{course}}” is made and starts on {{day}}. Please confirm that you will teach it, or decline.',
      fr: 'La session {{class}} « {{course}} » est créée et commence le {{day}}. Merci de confirmer ou de décliner.',
    },
  },
  classAsAccepted: {
    topic: 'teaching',
    type: 1,
    title: {
      ar: 'أُنشئت الشعبة {{class}} كما قبلتها',
      en: 'Class {{class}} is made as you accepted it',
      fr: 'La session {{class}} est créée telle que vous l’avez acceptée',
    },
    body: {
      ar: 'أُنشئت الشعبة {{class}} «{{course}}» وتبدأ في {{day}}، ولم يتغير شيء مما قبلته في الخطة، فلا يلزم أن تؤكدها. جلساتها في جدولك.',
      en: 'Class {{class}} “{{course}}” is made and starts on {{day}}. Nothing has changed since you accepted it in the plan, so there is nothing to confirm. Its sessions stand on your schedule.',
      fr: 'La session {{class}} « {{course}} » est créée et commence le {{day}}. Rien n’a changé depuis votre accord dans le plan : il n’y a rien à confirmer. Ses séances figurent dans votre emploi du temps.',
    },
  },
  classInstructorReminder: {
    topic: 'teaching',
    type: 1,
    title: {
      ar: 'ما زلنا ننتظر تأكيدك للشعبة {{class}}',
      en: 'Please confirm class {{class}}',
      fr: 'Merci de confirmer la session {{class}}',
    },
    body: {
      ar: 'لم يصلنا تأكيدك لتدريس «{{course}}» ({{class}}) التي تبدأ في {{day}}. نرجو القبول أو الاعتذار.',
      en: 'You have not confirmed yet that you will teach “{{course}}” ({{class}}), which starts on {{day}}. Please accept or decline.',
      fr: 'Vous n’avez pas encore confirmé « {{course}} » ({{class}}) du {{day}}. Merci d’accepter ou de décliner.',
    },
  },
  classInstructorSilent: {
    topic: 'coordination',
    type: null,
    title: {
      ar: 'لم يؤكد مدرب الشعبة {{class}}',
      en: 'No confirmation from the instructor of {{class}}',
      fr: 'Le formateur de {{class}} ne confirme pas',
    },
    body: {
      ar: 'لم يردّ المدرب بشأن دوره في «{{course}}» ({{class}}) التي تبدأ في {{day}} رغم التذكير. تواصل معه أو اختر بديلًا من صفحة الشعبة.',
      en: 'The instructor has not confirmed their part in “{{course}}” ({{class}}), which starts on {{day}}, in spite of a reminder. Call, or choose a substitute on the class’s page.',
      fr: 'Le formateur n’a pas confirmé son rôle dans « {{course}} » ({{class}}) du {{day}}, malgré un rappel. Appelez-le ou choisissez un remplaçant sur la page de la session.',
    },
  },
  classInstructorAccepted: {
    topic: 'coordination',
    type: null,
    mail: false,
    title: {
      ar: 'أكّد المدرب دوره في {{class}}',
      en: 'The instructor confirmed {{class}}',
      fr: 'Le formateur a confirmé {{class}}',
    },
    body: {
      ar: 'أكّد المدرب دوره في «{{course}}» ({{class}}) التي تبدأ في {{day}}.',
      en: 'The instructor confirmed their part in “{{course}}” ({{class}}), which starts on {{day}}.',
      fr: 'Le formateur a confirmé son rôle dans « {{course}} » ({{class}}), qui commence le {{day}}.',
    },
  },
  classInstructorRejected: {
    topic: 'coordination',
    type: null,
    title: {
      ar: 'اعتذر مدرب الشعبة {{class}}',
      en: 'The instructor of {{class}} declined',
      fr: 'Le formateur de {{class}} a décliné',
    },
    body: {
      ar: 'اعتذر المدرب عن دوره في «{{course}}» ({{class}}) التي تبدأ في {{day}}، ولم يعد لهذا الدور أحد. اختر بديلًا من صفحة الشعبة.',
      en: 'The instructor declined their part in “{{course}}” ({{class}}), which starts on {{day}}; it has nobody now. Choose a substitute on the class’s page.',
      fr: 'Le formateur a décliné son rôle dans « {{course}} » ({{class}}) du {{day}} ; il est à pourvoir. Choisissez un remplaçant sur la page de la session.',
    },
  },
  classInstructorReleased: {
    topic: 'teaching',
    type: null,
    title: {
      ar: 'لم تعد الشعبة {{class}} مطلوبة منك',
      en: 'You no longer teach class {{class}}',
      fr: 'Vous n’enseignez plus la session {{class}}',
    },
    body: {
      ar: 'تغيّر ترتيب «{{course}}» ({{class}}) ولم تعد من مدربيها. خرجت جلساتها من جدولك، ونشكرك.',
      en: '“{{course}}” ({{class}}) was arranged differently and you no longer teach it. Its sessions have left your schedule; thank you.',
      fr: '« {{course}} » ({{class}}) a été réorganisée et vous ne l’enseignez plus. Ses séances ont quitté votre emploi du temps ; merci.',
    },
  },
  classAppointed: {
    topic: 'coordination',
    type: null,
    title: {
      ar: 'أنت من فريق الشعبة {{class}}',
      en: 'You are on the staff of class {{class}}',
      fr: 'Vous faites partie de l’équipe de la session {{class}}',
    },
    body: {
      ar: 'عُيّنت في فريق الشعبة {{class}} «{{course}}» التي تبدأ في {{day}}. تجدها أول الشعب حيث تختار شعبة.',
      en: 'You were appointed to the staff of class {{class}} “{{course}}”, which starts on {{day}}. It stands first wherever you choose a class.',
      fr: 'Vous faites désormais partie de l’équipe de la session {{class}} « {{course}} », qui commence le {{day}}. Elle vient en premier là où vous choisissez une session.',
    },
  },
  classStaffReleased: {
    topic: 'coordination',
    type: null,
    title: {
      ar: 'لم تعد من فريق الشعبة {{class}}',
      en: 'You are no longer on the staff of class {{class}}',
      fr: 'Vous ne faites plus partie de l’équipe de la session {{class}}',
    },
    body: {
      ar: 'تغيّر فريق الشعبة {{class}} «{{course}}» ولم تعد فيه. لا يلزمك شيء بعد.',
      en: 'The staff of class {{class}} “{{course}}” has changed and you are no longer on it. There is nothing more for you to do.',
      fr: 'L’équipe de la session {{class}} « {{course}} » a changé et vous n’en faites plus partie. Vous n’avez plus rien à faire.',
    },
  },
})
