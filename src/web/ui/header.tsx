import './menu.css';
import type { ComponentChildren, JSX } from 'preact';
import { isInstalled } from '../browser/installation.ts';
import { Camel } from '../kit/draw/camel.tsx';
import { languages } from '../kit/view.ts';
import { openDialog } from '../page/open-dialog.ts';
import { archiveAddress, startAddress } from '../page/route.ts';
import { language, theme, themes } from '../page/settings.ts';
import type { Words } from '../words/words.ts';
import { Icon, type IconName } from './icon.tsx';

interface Props {
  readonly words: Words;
  readonly children?: ComponentChildren;
  /** What the screen adds to the menu. */
  readonly menu?: ComponentChildren;
}

export function Header({ words, children, menu }: Props): JSX.Element {
  return (
    <header class="header">
      <a class="brand" href={startAddress} title={words.common.toStart}>
        <svg class="figure coat-brand" viewBox="6 6 96 90" aria-hidden="true">
          <Camel weave="zigzag" />
        </svg>
        <span>Caravanserai</span>
      </a>
      {children}
      <div class="header-choices">
        <LanguageChoice words={words} />
        <ThemeButton words={words} />
      </div>
      <Menu words={words}>{menu}</Menu>
    </header>
  );
}

/** On small screens the choices of language and theme wait in here too. */
function Menu({ words, children }: Props): JSX.Element {
  return (
    <>
      <button
        type="button"
        class="round menu-button"
        popovertarget="menu"
        aria-label={words.common.menu}
        title={words.common.menu}
      >
        <Icon name="menu" />
      </button>
      <div id="menu" class="menu" popover="auto" onClick={closeMenu}>
        <div class="menu-choices">
          <LanguageChoice words={words} />
          <ThemeButton words={words} />
        </div>
        {children}
        {children && <MenuRule />}
        <MenuLink icon="list" to={archiveAddress}>
          {words.start.archive}
        </MenuLink>
        <MenuButton icon="gear" onClick={() => void (openDialog.value = 'settings')}>
          {words.common.settings}
        </MenuButton>
        {!isInstalled.value && (
          <MenuButton icon="install" onClick={() => void (openDialog.value = 'install')}>
            {words.common.install}
          </MenuButton>
        )}
        <MenuButton icon="help" onClick={() => void (openDialog.value = 'help')}>
          {words.common.help}
        </MenuButton>
        <MenuLink icon="house" to={startAddress}>
          {words.common.toStart}
        </MenuLink>
      </div>
    </>
  );
}

/** A choice closes the menu, except for languages and themes: people try these out. */
function closeMenu(event: MouseEvent & { currentTarget: HTMLElement }): void {
  if (event.target instanceof Element && event.target.closest('.menu-item')) event.currentTarget.hidePopover();
}

/** Between what belongs together. */
export function MenuRule(): JSX.Element {
  return <hr class="menu-rule" />;
}

interface ItemProps {
  readonly icon: IconName;
  readonly children: ComponentChildren;
}

export function MenuButton({ icon, onClick, children }: ItemProps & { onClick: () => void }): JSX.Element {
  return (
    <button type="button" class="menu-item" onClick={onClick}>
      <Icon name={icon} />
      {children}
    </button>
  );
}

export function MenuLink({ icon, to, children }: ItemProps & { to: string }): JSX.Element {
  return (
    <a class="menu-item" href={to}>
      <Icon name={icon} />
      {children}
    </a>
  );
}

/** Each language is named in itself, so that a person who strayed into a foreign one finds the way back. */
export const ownNames = { en: 'English', de: 'Deutsch', nl: 'Nederlands' } as const;

function LanguageChoice({ words }: { words: Words }): JSX.Element {
  return (
    <div class="choice" role="group" aria-label={words.common.language}>
      {languages.map(code => (
        <button
          key={code}
          type="button"
          lang={code}
          aria-label={`${code}: ${ownNames[code]}`}
          title={`${code}: ${ownNames[code]}`}
          aria-pressed={language.value === code}
          onClick={() => void (language.value = code)}
        >
          {code}
        </button>
      ))}
    </div>
  );
}

function ThemeButton({ words }: { words: Words }): JSX.Element {
  const next = themes[(themes.indexOf(theme.value) + 1) % themes.length]!;
  const name = `${words.common.theme}: ${words.common.themes[theme.value]}`;
  return (
    <button type="button" class="round" aria-label={name} title={name} onClick={() => void (theme.value = next)}>
      <Icon name={theme.value} />
    </button>
  );
}
