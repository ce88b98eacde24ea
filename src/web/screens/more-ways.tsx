import type { ComponentChildren, JSX } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';

interface Props {
  readonly name: string;
  /** The name with what it belongs to, for those who listen. */
  readonly label: string;
  readonly children: ComponentChildren;
}

/** A quiet word, and behind it what few look for. It goes as soon as something else is pressed. */
export function MoreWays({ name, label, children }: Props): JSX.Element {
  const place = useRef<HTMLDetailsElement>(null);
  const [open, setOpen] = useState(false);
  const close = () => place.current?.removeAttribute('open');
  useEffect(() => {
    if (!open) return undefined;
    const leave = (event: Event) => event.target instanceof Node && !place.current?.contains(event.target) && close();
    addEventListener('pointerdown', leave);
    addEventListener('focusin', leave);
    return () => {
      removeEventListener('pointerdown', leave);
      removeEventListener('focusin', leave);
    };
  }, [open]);
  const escape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !open) return;
    close();
    place.current?.querySelector('summary')?.focus();
  };
  return (
    <details class="more-ways" ref={place} onToggle={event => setOpen(event.currentTarget.open)} onKeyDown={escape}>
      <summary aria-label={label}>{name}</summary>
      <nav>{children}</nav>
    </details>
  );
}

export function MoreLink({ to, name, label }: { to: string; name: string; label: string }): JSX.Element {
  return (
    <a class="menu-item" href={to} aria-label={label}>
      {name}
    </a>
  );
}
