/** Somebody will notice: "Tom will get a text message", "The members will be told". Folded. */
export const noticed =
  /\bwill (?:\w+ )?(?:be (?:\w+ )?(?:told|notified|informed|e?mailed|messaged|texted|called|contacted|alerted)|(?:get|receive) (?:an?|the|this|your) (?:\w+ ){0,2}(?:message|mail|e?mail|text|sms|letter|call|notice|notification|alert))\b|\b(?:wird|werden) (?:\w+ ){0,4}(?:informiert|benachrichtigt|verstandigt)\b|\b(?:sera|seront) (?:informe|prevenu|averti|notifie)\w*|\b(?:sera|seran) (?:avisad|informad|notificad)\w*|\b(?:sara|saranno) (?:avvisat|informat)\w*/;
