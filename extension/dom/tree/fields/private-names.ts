/** Recognises passwords, codes, keys and card numbers by what a field is called, in the languages of most pages. */

const anywhere =
  /pass[\W_]?(?:w(?:or|d)|code|phrase)|passor[dt]|kennwor|losungswor|mot[\W_]?de[\W_]?passe|contrasen|wachtwoord|losenord|adgangskode|salasana|has[lł]o|heslo|jelszo|lozink|zaporka|sifre|mat[\W_]?khau|kata[\W_]?(?:sandi|laluan)|palavra[\W_]?passe|парол|συνθηματικ|密[码碼]|口令|验证码|驗證碼|パスワ|暗証|비밀번호|암호|كلمة (?:ال)?(?:مرور|سر)|סיסמ|पासवर्ड|รหัสผ่าน|one[\W_]?time[\W_]?(?:code|pass|pin)|(?:verif[a-z]*|sms|auth[a-z]*|einmal)[\W_]?(?:code|pass)|(?:security|sicherheits|pruf)[\W_]?(?:code|n|z)|geheim(?:zahl|n|code)|kartenpruf|(?:code|codigo|codice)[a-z ]{1,4}s[ei][cg]ur|(?:api|auth|access|secret|private|bearer|refresh)[\W_]?(?:token|key)|(?:(?<!dis)card|cc|karten)[\W_]?n(?:um|r|o(?![a-z]))|numero [a-z ]{2,7}(?:cart|tarj)|карты|卡号|カード番号|카드|social[\W_]?sec|sozialvers/;
/** These are parts of other words. */
const asWord =
  /(?<!\p{L})(?:pin|pincode|pwd?|psw|otp|totp|[2m]fa|cv[cvn]2?|csc|i?tan|puk|ssn|nip|mdp|clave|senha|secret|parola|geslo)(?!\p{L})|^(?:[a-z]{2,5}[-_.])?pass[\W\d_]*$/u;
/** What is about such a thing, and not the thing itself. */
const about =
  /(?<!\p{L})(?:search|such|recherch|busca|cerca|hint|hinweis|forg[eo]t|vergess|oubli|olvid|question|frage|pregunta|reset|strength|length|count|max|min(?!\p{L})|manager|generat|policy|rule|help|hilfe|comment|komment|message|nachricht|subject|betreff|title|name|note|not(?!\p{L})|never|nie|kein|don.?t|jamais|date|expir|ship|post(?:al|code)?(?!\p{L})|zip|area|deliver|address|map|board|locat|palabra|chiave|santa|type)/u;
/** Longer texts tell a story. */
const maxChars = 60;

/** Whether a name, a label or the like stands for something private. */
export function isPrivateName(text: string): boolean {
  const words = folded(text);
  return (anywhere.test(words) || asWord.test(words)) && !about.test(words);
}

const login =
  /user|login|log-?in|sign-?in|e-?mail|account|konto|benutz|anmeld|kenn?ung|usuario|utente|utilisat|identifi|gebruiker|kunden|customer|client|member|mitglied|phone|telefon|mobil|логин|почт|польз|账号|帐号|用户|ユーザ|アカウント|メール|아이디|이메일/;

/** Whether a name, a label or the like stands for the name by which somebody signs in. */
export function isLoginName(text: string): boolean {
  const words = folded(text);
  return login.test(words) && !/search|comment|such|message/.test(words);
}

/** In small letters without accents; empty where it is too long for a name. */
function folded(text: string): string {
  return text
    .slice(0, text.length > maxChars ? 0 : undefined)
    .replace(/([a-z])([A-Z])/g, '$1-$2')
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .normalize('NFKC');
}
